// Runs before the first paint, so that a light theme never flashes dark, and asks at once for what the
// app will ask for when it has arrived: on a slow line all of it comes at the same time. `early.ts` takes the
// answers; the files of a learner's page are named by the build on this script's own tag.
(() => {
  const { files = '', texts = '{}' } = document.currentScript?.dataset ?? {};
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
  // This device has fetched the product's faces before: they are at hand.
  if (read('faces-kept') !== null) root.dataset.faces = '';

  if (location.pathname !== '/') return;
  const early = { answers: new Map(), isOver: false };
  window.meritpathEarly = early;
  const ask = (path) => {
    if (early.isOver) return null;
    const asking = new AbortController();
    const answer = fetch(path, { signal: asking.signal });
    // Whoever takes it hears of a failure.
    answer.catch(() => undefined);
    early.answers.set(path, { answer, askedAt: performance.now(), end: () => asking.abort() });
    return answer;
  };
  const fetchAhead = (file) => {
    const link = document.createElement('link');
    const isStyle = file.endsWith('.css');
    link.rel = isStyle ? 'preload' : 'modulepreload';
    if (isStyle) link.as = 'style';
    // As the app will ask for it, so that it comes once.
    link.crossOrigin = '';
    link.href = file;
    document.head.append(link);
  };
  const language = () => {
    const [name, region = 'us'] = (locale ?? navigator.language ?? '').toLowerCase().split('-');
    if (name !== 'en') return name;
    return region === 'us' ? 'en-us' : 'en-gb';
  };
  const isDashboard = /^#\/(?:dashboard|learn\/[^/]+)$/.test(location.hash);
  const pageFiles = () => {
    for (const file of files.split(' ').filter(Boolean)) fetchAhead(file);
    const file = isDashboard && parse(texts)[language()];
    if (file) fetchAhead(file);
  };
  // A dashboard is a learner's, as `main.tsx` takes it too: what it consists of comes beside the app.
  if (isDashboard) pageFiles();
  ask('/api/session')
    .then((answer) => answer.clone().json())
    .then(({ learner }) => {
      if (!learner) return;
      const selected = learner.courseKey;
      if (['#/dashboard', `#/learn/${selected}`].includes(location.hash)) {
        const address = `/api/courses/${encodeURIComponent(selected)}`;
        void ask(`${address}/dashboard`);
        void ask(`${address}/offered-paper`);
      }
      void ask('/api/courses');
      void ask('/api/me/attempts');
      if (!isDashboard && !early.isOver) pageFiles();
    })
    .catch(() => undefined);
})();
