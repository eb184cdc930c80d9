export function ReportScreen({ attemptId }: { attemptId: string }) {
  return <main id="main">{attemptId}</main>;
}
