import { render } from '@testing-library/react';
import { holdUnsavedWork, savedAt, unsavedWork, waysToPutAway } from './unsaved.ts';
import { useUnsavedWork } from './use-unsaved-work.ts';

function Form({ isDirty, putAway }: { isDirty: boolean; putAway?: () => boolean }) {
  useUnsavedWork('settings', isDirty, putAway);
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

it('knows how all that is held is put away, and that some of it cannot be', () => {
  const release = holdUnsavedWork('menu', () => true);
  expect(waysToPutAway('menu')).toHaveLength(1);
  const other = holdUnsavedWork('menu');
  expect(waysToPutAway('menu')).toBeNull();
  other();
  release();
  expect(waysToPutAway('menu')).toEqual([]);
});

it('puts away what a form holds now, and knows when everything was saved', () => {
  const { rerender } = render(<Form isDirty putAway={() => false} />);
  rerender(<Form isDirty putAway={() => true} />);
  expect(waysToPutAway('settings')?.map((putAway) => putAway())).toEqual([true]);
  const before = performance.now();
  rerender(<Form isDirty={false} />);
  expect(savedAt('settings')).toBeGreaterThanOrEqual(before);
  expect(savedAt('navbar')).toBe(-1);
});
