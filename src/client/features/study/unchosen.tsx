/** Stands in a list that nothing was chosen from; it cannot be chosen itself. */
export const Unchosen = ({ children }: { children: string }) => (
  <option disabled value="">
    {children}
  </option>
);
