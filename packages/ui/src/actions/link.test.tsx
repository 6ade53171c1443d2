import { fireEvent, render, screen } from '@testing-library/react';
import { ThemeRoot } from '../theme/theme-root.component.tsx';
import { Link } from './link.component.tsx';

function renderLink(href: string, props = {}) {
  const navigate = jest.fn();
  render(
    <ThemeRoot navigate={navigate}>
      <Link href={href} {...props}>
        Ir
      </Link>
    </ThemeRoot>,
  );
  const link = screen.getByRole('link');
  // jsdom cannot follow: stop it where the browser would begin
  window.addEventListener('click', (event) => event.preventDefault(), { once: true });
  return { link, navigate };
}

it('goes inside the site without loading the page', () => {
  const { link, navigate } = renderLink('/multicalculo/orcamentos?pagina=2');
  fireEvent.click(link);
  expect(navigate).toHaveBeenCalledWith('/multicalculo/orcamentos?pagina=2');
});

it.each([
  ['a new tab by Ctrl', '/home', {}, { ctrlKey: true }],
  ['another site', 'https://exemplo.test/', {}, {}],
  ['a target of its own', '/home', { target: '_blank' }, {}],
  ['a download', '/arquivo.pdf', { download: true }, {}],
])('leaves %s to the browser', (_, href, props, init) => {
  const { link, navigate } = renderLink(href, props);
  fireEvent.click(link, init);
  expect(navigate).not.toHaveBeenCalled();
});
