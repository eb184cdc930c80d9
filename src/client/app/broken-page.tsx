// The last net: a bug in a screen, or a part of the product that could not be fetched.
import { Component, type ReactNode } from 'react';
import { useTexts } from '#client/base/language/language.tsx';
import { ErrorScene } from '#client/ui/states.tsx';
import { reloadThisIfOutdated } from './outdated.ts';

interface Props {
  children: ReactNode;
  /** A change of it gives the page another chance: the address. */
  resetKey: string;
}

export class BrokenPageNet extends Component<Props, { brokenAt: string | null }> {
  override state: { brokenAt: string | null } = { brokenAt: null };

  static getDerivedStateFromError() {
    return { brokenAt: '' };
  }

  override componentDidCatch() {
    this.setState({ brokenAt: this.props.resetKey });
    void reloadThisIfOutdated();
  }

  override componentDidUpdate() {
    const { brokenAt } = this.state;
    if (brokenAt !== null && brokenAt !== '' && brokenAt !== this.props.resetKey) {
      this.setState({ brokenAt: null });
    }
  }

  override render() {
    return this.state.brokenAt === null ? this.props.children : <BrokenPage />;
  }
}

function BrokenPage() {
  const { broken } = useTexts('shell');
  return (
    <main className="main" id="main" tabIndex={-1}>
      <ErrorScene
        level={1}
        retry={() => globalThis.location.reload()}
        retryLabel={broken.reload}
        text={broken.text}
        title={broken.title}
      />
    </main>
  );
}
