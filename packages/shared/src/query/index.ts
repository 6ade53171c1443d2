export { queryClient, QueryProvider } from './query-client.tsx';
export { keyOf, useCall, useCommand } from './use-call.ts';
