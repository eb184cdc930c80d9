// The parts of boards and lists that are dragged, by mouse or finger. Keys, presses and what is said aloud are
// the board's own: they work before this is loaded, and without it.
import {
  type Announcements,
  closestCenter,
  DndContext,
  DragOverlay,
  MouseSensor,
  pointerWithin,
  TouchSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { SortableContext, useSortable, verticalListSortingStrategy } from '@dnd-kit/sortable';
import { useState } from 'react';
import type { FrameProps, ListFrameProps, MovedProps, PlaceParts } from './place-parts.tsx';

const silent: Announcements = {
  onDragStart: () => undefined,
  onDragOver: () => undefined,
  onDragEnd: () => undefined,
  onDragCancel: () => undefined,
};
const accessibility = { announcements: silent, screenReaderInstructions: { draggable: '' } };

/** A press is none before the mouse has moved; a finger rests a moment, so that a page still scrolls. */
function useDragSensors() {
  return useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { delay: 180, tolerance: 8 } }),
  );
}

function Frame({ faceOf, onDrop, children }: FrameProps) {
  const sensors = useDragSensors();
  const [moving, setMoving] = useState<string | null>(null);
  return (
    <DndContext
      accessibility={accessibility}
      collisionDetection={pointerWithin}
      onDragCancel={() => setMoving(null)}
      onDragEnd={({ active, over }) => {
        setMoving(null);
        if (over !== null) onDrop(`${active.id}`, `${over.id}`);
      }}
      onDragStart={({ active }) => setMoving(`${active.id}`)}
      sensors={sensors}
    >
      {children}
      <DragOverlay dropAnimation={null}>
        {moving !== null && <div className="face">{faceOf(moving)}</div>}
      </DragOverlay>
    </DndContext>
  );
}

function Place({ partId, isLocked = false, ...rest }: MovedProps) {
  const { setNodeRef, isOver } = useDroppable({ id: partId, disabled: isLocked });
  return <section {...rest} data-over={isOver ? '' : undefined} ref={setNodeRef} />;
}

function Item({ partId, isLocked = false, ...rest }: MovedProps) {
  const { setNodeRef, listeners, isDragging } = useDraggable({ id: partId, disabled: isLocked });
  return (
    <li
      {...rest}
      data-can-drag={isLocked ? undefined : ''}
      data-moving={isDragging ? '' : undefined}
      ref={setNodeRef}
      {...listeners}
    />
  );
}

function ListFrame({ order, onDrop, children }: ListFrameProps) {
  const sensors = useDragSensors();
  return (
    <DndContext
      accessibility={accessibility}
      collisionDetection={closestCenter}
      onDragEnd={({ active, over }) => {
        if (over !== null && over.id !== active.id) onDrop(`${active.id}`, `${over.id}`);
      }}
      sensors={sensors}
    >
      <SortableContext items={[...order]} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

function Line({ partId, isLocked = false, ...rest }: MovedProps) {
  const { setNodeRef, listeners, transform, transition, isDragging } = useSortable({
    id: partId,
    disabled: isLocked,
  });
  const moved = transform === null ? undefined : `translate3d(0, ${Math.round(transform.y)}px, 0)`;
  return (
    <li
      {...rest}
      data-can-drag={isLocked ? undefined : ''}
      data-moving={isDragging ? '' : undefined}
      ref={setNodeRef}
      style={{ transform: moved, transition }}
      {...listeners}
    />
  );
}

export const dragParts: PlaceParts = { Frame, Place, Item, ListFrame, Line };
