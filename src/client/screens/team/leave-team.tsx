// The way out of a team.
import { useState } from 'react';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import type { Team } from '#contract/teams.ts';
import { AskDialog } from './ask-dialog.tsx';

export function LeaveTeam({ team }: { team: Team }) {
  const { leave: t } = useTexts('teams');
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button className="btn btn-ghost" onClick={() => setAsking(true)} type="button">
        {t.ask}
      </button>
      {isAsking && (
        <AskDialog
          onClose={() => setAsking(false)}
          text={team.members.length === 1 ? t.last : t.text}
          title={t.title(team.name)}
          write={() => api.teams.leave()}
          yes={t.yes}
        />
      )}
    </>
  );
}
