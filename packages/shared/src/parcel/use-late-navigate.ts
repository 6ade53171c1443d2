import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useNavigate } from 'react-router-dom';

/**
 * Where an answer leads, for the component that asked: whoever left it meanwhile stays where they went.
 *
 * @example const goTo = useLateNavigate(); const { id } = await call(createOrcamento, …); await goTo({ search: `?id=${id}` })
 */
export function useLateNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    async (to, options) => {
      if (isHere.current) await navigate(to, options);
    },
    [navigate],
  );
}
