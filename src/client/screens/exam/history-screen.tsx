export function HistoryScreen({ courseKey }: { courseKey: string }) {
  return <main id="main">{courseKey}</main>;
}
