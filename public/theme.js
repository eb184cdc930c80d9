// Runs before the first paint, so that a light theme never flashes dark. The rest is the app's.
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
  if (typeof locale === 'string') root.lang = locale;
  if (course) root.dataset.course = course;
})();
