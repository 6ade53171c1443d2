import { render } from '@testing-library/react';
import { ThemeRoot } from './theme-root.component.tsx';

const sheets = () => document.querySelectorAll<HTMLStyleElement>('style#balcao-tema');

it('puts the theme on the page once, with the nonce of the page, however many parcels mount it', () => {
  document.head.innerHTML = '<meta property="csp-nonce" nonce="abc" content="abc">';
  const { unmount } = render(<ThemeRoot>um</ThemeRoot>);
  render(<ThemeRoot>outro</ThemeRoot>);
  expect(sheets()).toHaveLength(1);
  expect(sheets()[0]?.nonce).toBe('abc');
  expect(sheets()[0]?.textContent).toContain('--b-primaria:');
  unmount();
  expect(sheets()).toHaveLength(1);
});
