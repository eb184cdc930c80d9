// Runs before the first paint, so that a light theme never flashes dark, and asks at once for what the
// app will ask for when it has arrived: on a slow line both come at the same time. `early.ts` takes it.
(() => {
  const root = document.documentElement;
  const read = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  const parse = (text) => {
    try {
      return JSON.parse(text ?? '{}') ?? {};
    } catch {
      return {};
    }
  };
  const { settings, locale } = parse(read('meritpath-app-state'));
  const course = read('selected-course');
  if (settings?.theme === 'light' || settings?.theme === 'midnight') {
    root.dataset.theme = settings.theme;
  }
  if (settings?.textSize === 'large' || settings?.textSize === 'largest') {
    root.dataset.text = settings.textSize;
  }
  if (settings?.wideSpacing === true) root.dataset.spacing = 'wide';
  if (settings?.reducedMotion === true) root.dataset.still = '';
  if (settings?.quietMode === true) root.dataset.quiet = '';
  if (typeof locale === 'string') root.lang = locale;
  if (course) root.dataset.course = course;

  if (location.pathname !== '/') return;
  const early = { answers: new Map(), isOver: false };
  window.meritpathEarly = early;
  const ask = (path) => {
    if (early.isOver) return null;
    const answer = fetch(path);
    // Whoever takes it hears of a failure.
    answer.catch(() => undefined);
    early.answers.set(path, { answer, askedAt: performance.now() });
    return answer;
  };
  ask('/api/session')
    .then((answer) => answer.clone().json())
    .then(({ learner }) => {
      if (!learner) return;
      const selected = learner.courseKey;
      if (['#/dashboard', `#/learn/${selected}`].includes(location.hash))
        void ask(`/api/courses/${encodeURIComponent(selected)}/dashboard`);
      void ask('/api/courses');
    })
    .catch(() => undefined);
})();
