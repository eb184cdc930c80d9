// Downloads a template's file, and says what came of it.
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { type FailureCode, failureOf } from '#client/api/failure.ts';
import { api } from '#client/api/page-api.ts';
import { queries } from '#client/api/queries.ts';
import type { QuestDone } from '#contract/outcome.ts';
import { saveSentFile } from './file-bytes.ts';

export type DownloadState =
  | { readonly status: 'idle' | 'busy' }
  | { readonly status: 'saved'; readonly missions: readonly QuestDone[] }
  | { readonly status: 'failed'; readonly code: FailureCode };

export function useDownload(courseKey: string, templateKey: string) {
  const client = useQueryClient();
  const [state, setState] = useState<DownloadState>({ status: 'idle' });
  /** @param company whose filled example; undefined for the blank file */
  const download = async (company?: string): Promise<void> => {
    setState({ status: 'busy' });
    try {
      const file = await api.templates.download({
        courseKey,
        templateKey,
        ...(company !== undefined && { company }),
      });
      saveSentFile(file);
      setState({ status: 'saved', missions: file.missions });
      // A mission that ended changes what half of the screens show.
      if (file.missions.length > 0) void client.invalidateQueries();
      await Promise.all([
        client.invalidateQueries({ queryKey: queries.templates(courseKey).queryKey }),
        client.invalidateQueries({ queryKey: queries.template(courseKey, templateKey).queryKey }),
      ]);
    } catch (error) {
      setState({ status: 'failed', code: failureOf(error).code });
    }
  };
  return { state, download };
}
