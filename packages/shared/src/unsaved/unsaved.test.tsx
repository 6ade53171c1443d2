import { render } from '@testing-library/react';
import { holdUnsavedWork, unsavedWork } from './unsaved.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

function Form({ isDirty }: { isDirty: boolean }) {
  useUnsavedWork('settings', isDirty);
  return null;
}

it('counts: a parcel is clean once everything it held was let go, each once', () => {
  const [first, second] = [holdUnsavedWork('quoting'), holdUnsavedWork('quoting')];
  first();
  first();
  expect([...unsavedWork]).toEqual([['quoting', 1]]);
  second();
  second();
  // nothing held, and yet one of those who say so
  expect([...unsavedWork]).toEqual([['quoting', 0]]);
});

it('follows a form: held while dirty, let go when saved or left', () => {
  const { rerender, unmount } = render(<Form isDirty={false} />);
  expect(unsavedWork.get('settings')).toBeUndefined();
  rerender(<Form isDirty />);
  expect(unsavedWork.get('settings')).toBe(1);
  rerender(<Form isDirty={false} />);
  expect(unsavedWork.get('settings')).toBe(0);
  rerender(<Form isDirty />);
  unmount();
  expect(unsavedWork.get('settings')).toBe(0);
});
