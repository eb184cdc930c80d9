import { useTexts } from '#client/base/language/language.tsx';

/** The first stop of the keyboard. A link to `#main` would be a hash route, so it is a move of focus. */
export function SkipLink() {
  const { skip } = useTexts('shell');
  return (
    <button className="skip" onClick={() => document.getElementById('main')?.focus()} type="button">
      {skip}
    </button>
  );
}
