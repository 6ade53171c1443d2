import { render } from '@testing-library/react';
import { declaresUnsavedWork, hasUnsavedWork, holdUnsavedWork, parcelsWithUnsavedWork } from './unsaved.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedWork('settings', isDirty);
  return null;
}

it('counts: a parcel is clean once everything it held was let go, each once', () => {
  const [first, second] = [holdUnsavedWork('quoting'), holdUnsavedWork('quoting')];
  first();
  first();
  expect([hasUnsavedWork('quoting'), hasUnsavedWork('menu'), hasUnsavedWork()]).toEqual([true, false, true]);
  expect(parcelsWithUnsavedWork()).toEqual(['quoting']);
  second();
  expect([declaresUnsavedWork('quoting'), declaresUnsavedWork('menu')]).toEqual([true, false]);
  expect([hasUnsavedWork('quoting'), hasUnsavedWork()]).toEqual([false, false]);
});

it('follows a form: held while dirty, let go when saved or left', () => {
  const { rerender, unmount } = render(<Form isDirty={false} />);
  expect(hasUnsavedWork('settings')).toBe(false);
  rerender(<Form isDirty />);
  expect(hasUnsavedWork('settings')).toBe(true);
  rerender(<Form isDirty={false} />);
  expect(hasUnsavedWork('settings')).toBe(false);
  rerender(<Form isDirty />);
  unmount();
  expect(hasUnsavedWork()).toBe(false);
});
