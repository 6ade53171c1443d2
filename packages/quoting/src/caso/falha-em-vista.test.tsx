import { render, screen } from '@testing-library/react';
import { FalhaEmVista } from './falha-em-vista.component.tsx';

it('comes into sight, and goes, where scrolling answers with a promise', () => {
  const scrollIntoView = jest.fn(() => Promise.resolve());
  Object.assign(Element.prototype, { scrollIntoView });
  const { unmount } = render(<FalhaEmVista>Uma das ofertas venceu.</FalhaEmVista>);
  expect(screen.getByRole('alert')).toHaveTextContent('Uma das ofertas venceu.');
  expect(scrollIntoView).toHaveBeenCalledTimes(1);
  expect(unmount).not.toThrow();
  Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
});
