import { type Call, defineCall } from './define.ts';
import { Nada } from './formats.ts';

const base = { method: 'GET', path: '/x', resumo: 'X.', input: Nada, output: Nada } as const;

/** Type-level check that a declaration is a valid call: an invalid one below does not compile. */
type IsCall<C> = C extends Call ? true : false;
type Com<P> = IsCall<typeof base & P>;

it('a call that does not say who may make it is none', () => {
  const judged: {
    nothing: IsCall<typeof base>;
    contradiction: Com<{ publica: true; needs: 'acessoMC' }>;
    anyAndOne: Com<{ qualquerSessao: 'todos'; administrador: true }>;
    unknown: Com<{ needs: 'acessoInventado' }>;
    listOfOne: Com<{ needs: readonly ['acessoMC'] }>;
    publica: Com<{ publica: true }>;
    any: Com<{ qualquerSessao: 'todos podem sair' }>;
    one: Com<{ needs: 'acessoMC' }>;
    several: Com<{ needs: readonly ['acessoMC', 'acessoGestao'] }>;
    block: Com<{ blockedBy: 'bloqueioTransmitir' }>;
    administrador: Com<{ administrador: true }>;
    segfyer: Com<{ segfyer: true }>;
    all: Com<{ needs: 'acessoMC'; blockedBy: 'bloqueioTransmitir'; administrador: true }>;
  } = {
    nothing: false,
    contradiction: false,
    anyAndOne: false,
    unknown: false,
    listOfOne: false,
    publica: true,
    any: true,
    one: true,
    several: true,
    block: true,
    administrador: true,
    segfyer: true,
    all: true,
  };
  expect(Object.values(judged)).toHaveLength(13);
});

it('a call keeps its declaration', () => {
  expect(defineCall({ ...base, needs: ['acessoMC', 'acessoGestao'] })).toEqual({ ...base, needs: ['acessoMC', 'acessoGestao'] });
});
