import { Component, type ReactNode } from 'react';
import { ErrorState } from './states.component.tsx';

export interface ErrorBoundaryProps {
  /** Told what broke (to be reported). */
  onError?: ((error: unknown) => void) | undefined;
  /** Shown instead; the default offers a retry. */
  fallback?: ((retry: () => void) => ReactNode) | undefined;
  /** When it changes, what failed is tried again. */
  resetKey?: string | undefined;
  children: ReactNode;
}

/** Keeps a failure where it happened: the rest of the page lives on, and it is tried again once the connection is back. @example <ErrorBoundary onError={report}>…</ErrorBoundary> */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  override componentDidMount() {
    window.addEventListener('online', this.onOnline);
  }

  override componentWillUnmount() {
    window.removeEventListener('online', this.onOnline);
  }

  override componentDidUpdate(before: ErrorBoundaryProps) {
    if (this.state.hasFailed && before.resetKey !== this.props.resetKey) this.retry();
  }

  /** What failed may have failed for want of a connection. */
  onOnline = () => {
    if (this.state.hasFailed) this.retry();
  };

  retry = () => this.setState({ hasFailed: false });

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return this.props.fallback?.(this.retry) ?? <ErrorState onRetry={this.retry} />;
  }
}
