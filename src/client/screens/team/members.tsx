// Who is in the team and what each has added this week, as far as they show it.
import { useState } from 'react';
import { api } from '#client/api/page-api.ts';
import { useTexts } from '#client/base/language/language.tsx';
import { initialsOf } from '#client/base/session/name-of.ts';
import { Person } from '#client/ui/rewards/person.tsx';
import type { Team, TeamMember } from '#contract/teams.ts';
import { AskDialog } from './ask-dialog.tsx';
import styles from './team.module.css';

type Asked = { what: 'remove' | 'handOver'; member: TeamMember; name: string };

export function Members({ team }: { team: Team }) {
  const texts = useTexts('teams');
  const t = texts.members;
  const [asked, setAsked] = useState<Asked | null>(null);
  return (
    <section aria-labelledby="members">
      <h2 id="members">{t.title}</h2>
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t.name}</th>
            <th className="n" scope="col">
              {t.part}
            </th>
          </tr>
        </thead>
        <tbody>
          {team.members.map((member) => (
            <MemberRow
              canLead={team.isOwner && !member.isMe}
              key={member.no}
              member={member}
              onAsk={setAsked}
            />
          ))}
        </tbody>
      </table>
      {asked !== null && (
        <AskDialog
          onClose={() => setAsked(null)}
          text={texts[asked.what].text}
          title={texts[asked.what].title(asked.name)}
          write={() => api.teams[calls[asked.what]]({ memberNo: asked.member.no })}
          yes={texts[asked.what].yes}
        />
      )}
    </section>
  );
}

const calls = { remove: 'removeMember', handOver: 'handOver' } as const;

interface RowProps {
  member: TeamMember;
  canLead: boolean;
  onAsk: (asked: Asked) => void;
}

function MemberRow({ member, canLead, onAsk }: RowProps) {
  const { members: t } = useTexts('teams');
  const { profile } = useTexts('shell');
  const { xp } = useTexts('actions');
  const { displayName, weekXp, isMe, isOwner } = member;
  const name = displayName === null ? t.hidden : displayName || profile.learner;
  return (
    <tr aria-current={isMe ? 'true' : undefined}>
      <td>
        <Person initials={displayName === null ? '–' : initialsOf(name)}>
          <span>
            {isMe && <b>{t.you}</b>} {name}{' '}
            {isOwner && <span className="chip chip-line">{t.owner}</span>}
          </span>
          {canLead && (
            <span className={styles.lead}>
              <button
                aria-label={t.handOverNamed(name)}
                className="link"
                onClick={() => onAsk({ what: 'handOver', member, name })}
                type="button"
              >
                {t.handOver}
              </button>
              <button
                aria-label={t.removeNamed(name)}
                className="link"
                onClick={() => onAsk({ what: 'remove', member, name })}
                type="button"
              >
                {t.remove}
              </button>
            </span>
          )}
        </Person>
      </td>
      <td className="n">
        {weekXp === null ? <span className="small muted">{t.notShown}</span> : <b>{xp(weekXp)}</b>}
      </td>
    </tr>
  );
}
