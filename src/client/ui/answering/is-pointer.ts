/** A press of a mouse, pen or finger; keys that walk over the options make clicks too, but no pressing. */
export const isPointer = ({ detail }: { readonly detail: number }): boolean => detail > 0;
