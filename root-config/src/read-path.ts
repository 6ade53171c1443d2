import { SemJuizo } from '@balcao/contracts';
import { call } from '@balcao/shared';

/**
 * What the gateway answers to this session on a path. It is not judged by a schema, so that every page is spared the schemas.
 *
 * @throws {FalhaRequisicao}
 */
export const readPath = (path: string): Promise<unknown> =>
  call({ method: 'GET', path, resumo: '', qualquerSessao: '', input: SemJuizo, output: SemJuizo }, {});
