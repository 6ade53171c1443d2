import { useCallback, useEffect, useRef } from 'react';
import { type NavigateOptions, type To, useLocation, useNavigate } from 'react-router-dom';

/**
 * Where an answer leads, for the component that asked: whoever left it meanwhile stays where they went.
 *
 * @example const goTo = useLateNavigate(); const { id } = await call(createOrcamento, …); await goTo({ search: `?id=${id}` })
 */
export function useLateNavigate(): (to: To, options?: NavigateOptions) => Promise<void> {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const isHere = useRef(false);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return useCallback(
    async (to, options) => {
      // until the page asked for has come the one before stays mounted: only the browser's own address tells that it was left
      if (isHere.current && window.location.pathname === pathname) await navigate(to, options);
    },
    [navigate, pathname],
  );
}
