// What an address plays: an item by its place on the path, a mission by its key in the selected course.
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { queries } from '#client/api/queries.ts';
import { inCourse } from '#client/base/addresses.ts';
import { useSelectedCourse } from '#client/base/selected-course.ts';
import { useCourseOf } from '#client/features/course/use-course-of.ts';
import { ItemPlayer } from './item-player.tsx';
import { PlayerScreen } from './player-screen.tsx';

interface PlayedScreenProps {
  /** A mission's key or an item's id, or the place of an item on the path. */
  played: string | { phaseId: string; itemName: string };
}

export const PlayedScreen = ({ played }: PlayedScreenProps) =>
  typeof played === 'string' ? (
    <NamedPlayer key={played} name={played} />
  ) : (
    <ItemPlayer {...played} />
  );

function NamedPlayer({ name }: { name: string }) {
  const client = useQueryClient();
  const course = useSelectedCourse();
  const query = queries.details(inCourse(course, name));
  const { data } = useQuery(query);
  // Once it plays it stays: a switch of the course leads away.
  const [found, setFound] = useState<string>();
  if (data !== undefined && found === undefined) {
    const own = queries.details(data.ref);
    if (client.getQueryData(own.queryKey) === undefined) client.setQueryData(own.queryKey, data);
    setFound(data.ref);
  }
  useCourseOf(name, data?.courseKey);
  return <PlayerScreen activityRef={found ?? inCourse(course, name)} key={found} />;
}
