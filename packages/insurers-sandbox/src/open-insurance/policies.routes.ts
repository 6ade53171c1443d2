import type { FastifyInstance } from 'fastify';
import { hojeEm } from '@balcao/domain';
import type { Mundo } from '../mundo.ts';
import { naoEncontrado, refuse } from '../opin/opin-errors.ts';
import { heldPolicies } from './held-policies.rule.ts';
import { enterWithConsent, type ParamsDoSlug } from './open-insurance.door.ts';
import { type Chamada, permissionOf, PRODUTOS, type Produto, productsIn, RECURSOS } from './permissions.table.ts';
import { writeClaims, writeList, writePolicyInfo, writePremium } from './published-policy.writer.ts';

/** Version of each API, as its document names it. */
const VERSOES: Readonly<Record<Produto, string>> = { auto: 'v1', patrimonial: 'v2', person: 'v1' };
const TIPOS: Readonly<Record<Produto, string>> = {
  auto: 'DAMAGES_AND_PEOPLE_AUTO',
  patrimonial: 'DAMAGES_AND_PEOPLE_PATRIMONIAL',
  person: 'DAMAGES_AND_PEOPLE_PERSON',
};

const envelope = (data: unknown, self: string, totalRecords: number) => ({ data, links: { self }, meta: { totalRecords, totalPages: 1 } });
/** Who holds the policies, of whom these insurers know only the document. */
const titularDe = (documento: string) => ({ documento, nome: 'Titular da Silva', nascimento: '1980-05-17' });

function productRoutes(app: FastifyInstance, mundo: Mundo, produto: Produto): void {
  const { relogio } = mundo;
  const api = `insurance-${produto}`;
  const base = `/open-insurance/${api}/${VERSOES[produto]}/${api}`;
  const door = (chamada: Chamada) => ({ escopo: api, permissao: permissionOf(produto, chamada) });
  const selfOf = (slug: string, rest = ''): string => `https://${slug}.seguradora.test${base}${rest}`;
  const held = (slug: string, documento: string) => {
    const perfil = mundo.perfis.get(slug);
    return perfil ? heldPolicies(perfil, documento, hojeEm(relogio.agora())).filter((apolice) => apolice.produto === produto) : [];
  };

  app.get<{ Params: ParamsDoSlug }>(`/:slug${base}`, async (request, reply) => {
    const entrada = await enterWithConsent(mundo, [request, reply], door('lista'));
    if (!entrada) return reply;
    const apolices = held(entrada.perfil.slug, entrada.consent.documento);
    return envelope(writeList(produto, entrada.perfil, apolices), selfOf(entrada.perfil.slug), apolices.length);
  });

  for (const chamada of ['policy-info', 'premium', 'claim'] as const) {
    app.get<{ Params: ParamsDoSlug & { policyId: string } }>(`/:slug${base}/:policyId/${chamada}`, async (request, reply) => {
      const entrada = await enterWithConsent(mundo, [request, reply], door(chamada));
      if (!entrada) return reply;
      const { perfil, consent } = entrada;
      const apolice = held(perfil.slug, consent.documento).find(({ numero }) => numero === request.params.policyId);
      if (!apolice) return refuse(reply, 404, naoEncontrado, relogio.agora());
      const self = selfOf(perfil.slug, `/${apolice.numero}/${chamada}`);
      if (chamada === 'policy-info') return envelope(writePolicyInfo(apolice, titularDe(consent.documento)), self, 1);
      if (chamada === 'premium') return envelope(writePremium(apolice), self, 1);
      const claims = writeClaims(apolice);
      return envelope(claims, self, claims.length);
    });
  }
}

/** `resources/v3` and the three APIs of policies. */
export function policiesRoutes(app: FastifyInstance, mundo: Mundo): void {
  const address = '/open-insurance/resources/v3/resources';
  app.get<{ Params: ParamsDoSlug }>(`/:slug${address}`, async (request, reply) => {
    const entrada = await enterWithConsent(mundo, [request, reply], { escopo: 'resources', permissao: RECURSOS });
    if (!entrada) return reply;
    const { perfil, consent } = entrada;
    const shared = productsIn(consent.permissoes);
    const recursos = heldPolicies(perfil, consent.documento, hojeEm(mundo.relogio.agora()))
      .filter(({ produto }) => shared.includes(produto))
      .map(({ produto, numero }) => ({ resourceId: numero, type: TIPOS[produto], status: 'AVAILABLE' }));
    return envelope(recursos, `https://${perfil.slug}.seguradora.test${address}`, recursos.length);
  });
  for (const produto of PRODUTOS) productRoutes(app, mundo, produto);
}
