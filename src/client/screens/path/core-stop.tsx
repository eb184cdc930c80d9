import { BookOpen } from 'lucide-react';
import { Icon } from '#client/ui/icon.tsx';
import { Stop, type StopLook } from '#client/ui/stop.tsx';

interface CoreStopProps {
  className?: string;
  look?: StopLook;
}

/** The station of the Core line has a book where phases have their letter. */
export function CoreStop({ className = 'stop', look }: CoreStopProps) {
  if (look === 'done') return <Stop look="done" />;
  return (
    <span aria-hidden="true" className={className} data-s={look}>
      <Icon of={BookOpen} size="s" />
    </span>
  );
}
