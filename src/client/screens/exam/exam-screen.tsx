export function ExamScreen({ courseKey }: { courseKey: string }) {
  return <main id="main">{courseKey}</main>;
}
