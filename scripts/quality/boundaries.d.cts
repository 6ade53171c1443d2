import type { ICruiseOptions, IRegularForbiddenRuleType } from 'dependency-cruiser';

export function boundariesOf(root: string): {
  forbidden: (IRegularForbiddenRuleType & { name: string; comment: string; from: { path?: string } })[];
  options: ICruiseOptions;
};

export function circleAmong(table: Readonly<Record<string, Readonly<Record<string, string>>>>): string[] | null;
