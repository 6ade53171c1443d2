export { mayBeAskedAgain, queryClient, QueryProvider } from './query-client.tsx';
export { keyOf, prefetchCall, useCall, useCommand } from './use-call.ts';
