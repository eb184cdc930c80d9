export function PaperScreen({ paperKey }: { paperKey: string; isReview: boolean }) {
  return <p>{paperKey}</p>;
}
