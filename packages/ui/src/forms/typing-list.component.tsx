import { use, useLayoutEffect, useRef, useState, type PropsWithChildren } from 'react';
import { ComboBoxStateContext, PopoverContext, useSlottedContext } from 'react-aria-components';
import { ListPopover } from './list-look.ts';

/**
 * The list under a field in which one types. The page moves under it by itself (a look-up's answer above, the field brought into sight):
 * the list then goes with its field, and closes only when the field leaves the view. What is typed stays until the field is left.
 */
export function TypingList({ children }: PropsWithChildren) {
  const state = use(ComboBoxStateContext);
  const isOpen = state?.isOpen ?? false;
  const { isMoving, moves } = useFieldMoves(isOpen);
  return (
    <ListPopover
      isOpen={isOpen}
      onOpenChange={(next) => (next || !isMoving()) && state?.setOpen(next)}
      // of no effect without an arrow, except that the place is worked out again
      arrowBoundaryOffset={moves % 2}
    >
      {children}
    </ListPopover>
  );
}

/** Counts how often the field was moved by a scroll that left it in sight; `isMoving` while such a scroll is being told. */
function useFieldMoves(isOpen: boolean): { isMoving: () => boolean; moves: number } {
  const field = useSlottedContext(PopoverContext)?.triggerRef;
  const moving = useRef(false);
  const [moves, setMoves] = useState(0);
  // before the popover listens, which closes at any scroll
  useLayoutEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout>;
    const scrolled = ({ target }: Event) => {
      if (!field?.current || !isInSight(field.current, target)) return;
      moving.current = true;
      clearTimeout(timer);
      timer = setTimeout(() => (moving.current = false));
      setMoves((before) => before + 1);
    };
    window.addEventListener('scroll', scrolled, true);
    return () => {
      window.removeEventListener('scroll', scrolled, true);
      clearTimeout(timer);
      moving.current = false;
    };
  }, [isOpen, field]);
  return { isMoving: () => moving.current, moves };
}

/** Whether some of the field can be seen, in the window and in what was scrolled. */
function isInSight(field: Element, scrolled: EventTarget | null): boolean {
  const { top, bottom } = field.getBoundingClientRect();
  const frame = scrolled instanceof Element ? scrolled.getBoundingClientRect() : null;
  return bottom > Math.max(0, frame?.top ?? 0) && top < Math.min(window.innerHeight, frame?.bottom ?? window.innerHeight);
}
