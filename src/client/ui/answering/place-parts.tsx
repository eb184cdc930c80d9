// What can be moved and where to: plain elements at first, which can be dragged once that part is loaded.
import type { HTMLAttributes, ReactNode } from 'react';

export interface FrameProps {
  /** What is seen under the pointer while an item moves. */
  faceOf: (itemId: string) => ReactNode;
  onDrop: (itemId: string, placeId: string) => void;
  children: ReactNode;
}

export interface ListFrameProps {
  order: readonly string[];
  /** An item was dropped where another one stands. */
  onDrop: (itemId: string, otherId: string) => void;
  children: ReactNode;
}

export interface MovedProps extends HTMLAttributes<HTMLElement> {
  partId: string;
  isLocked?: boolean;
}

/** The parts of a board and of a list. */
export interface PlaceParts {
  Frame: (props: FrameProps) => ReactNode;
  Place: (props: MovedProps) => ReactNode;
  Item: (props: MovedProps) => ReactNode;
  ListFrame: (props: ListFrameProps) => ReactNode;
  Line: (props: MovedProps) => ReactNode;
}

const Inner = ({ children }: { children: ReactNode }) => children;
const Box = ({ partId: _, isLocked: __, ...rest }: MovedProps) => <section {...rest} />;
const Row = ({ partId: _, isLocked: __, ...rest }: MovedProps) => <li {...rest} />;

/** Moved by presses and keys. */
export const plainParts: PlaceParts = {
  Frame: Inner,
  Place: Box,
  Item: Row,
  ListFrame: Inner,
  Line: Row,
};
