export function AttemptScreen({ paperKey }: { paperKey: string }) {
  return <main id="main">{paperKey}</main>;
}
