import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser';

export function boundariesOf(root: string): {
  forbidden: (IRegularForbiddenRuleType & { name: string; comment: string; from: { path?: string } })[];
  options: ICruiseOptions;
};

/** Module → the modules it may use, each with its reason; '*' for every module. */
export const mayUse: Readonly<Record<string, Readonly<Record<string, string>>>>;
export function circleAmong(table: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] | null;
