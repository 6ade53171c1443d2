import { fetchToken } from '../sandbox.client.fixture.ts';
import type { PedidoPet, PedidoSaude } from './sandbox-v1.schema.ts';
import { caminhoDe } from './sandbox-v1.ts';

const comum = {
  corretor: { codigo: 'C-1', cnpj: '11222333000181', susep: '000202012345' },
  comercial: { comissaoBps: 2_000, descontoBps: 0 },
  vigencia: { inicio: '2026-11-23', fim: '2027-11-23' },
  movimento: 'NOVO',
} as const;

/** A dog as it is asked. For tests. */
export const cao: PedidoPet['animais'][number] = {
  especie: 'CAO',
  nome: 'Rex',
  porte: 'MEDIO',
  nascimento: '2022-05-01',
  castrado: true,
  vacinado: true,
  preexistencias: [],
};

/** A dog and its tutor. For tests. */
export const pedidoPet = (consentId: string, mudancas: Partial<PedidoPet> = {}): PedidoPet => ({
  ...comum,
  consentId,
  tutor: { pessoa: 'PF', documento: '11144477735', nome: 'Ana Souza', cep: '01310100' },
  animais: [cao],
  plano: {
    nivel: 'CONFORTO',
    reembolsoPct: '70',
    coparticipacao: false,
    tetoAnualCentavos: 1_000_000,
    coberturas: ['CONSULTAS', 'EXAMES'],
  },
  ...mudancas,
});

/** The family of domain design §5.5: 35, 33, 5 and 61 years. For tests. */
export const pedidoSaude = (consentId: string, mudancas: Partial<PedidoSaude> = {}): PedidoSaude => ({
  ...comum,
  consentId,
  contratante: { pessoa: 'PF', documento: '11144477735', nome: 'Ana Souza', cep: '01310100' },
  produto: {
    contratacao: 'INDIVIDUAL',
    municipio: 'São Paulo',
    uf: 'SP',
    abrangencia: 'ESTADUAL',
    segmentacao: 'AMB_HOSP_OBST',
    acomodacao: 'ENFERMARIA',
    coparticipacao: 'SEM',
  },
  beneficiarios: [
    { papel: 'TITULAR', familia: 1, nascimento: '1991-05-10' },
    { papel: 'DEPENDENTE', familia: 1, nascimento: '1993-05-10' },
    { papel: 'DEPENDENTE', familia: 1, nascimento: '2021-05-10' },
    { papel: 'DEPENDENTE', familia: 1, nascimento: '1965-05-10' },
  ],
  ...mudancas,
});

/** Client of `/sandbox/v1` for one insurer over real HTTP. For tests. */
export async function openLinha(origem: string, slug: string, linha: 'pet' | 'saude') {
  const token = await fetchToken(origem, slug, { scope: 'sandbox-v1' });
  const call = (method: string, path = '', body?: unknown, headers: Readonly<Record<string, string>> = {}): Promise<Response> =>
    fetch(`${origem}/${slug}${caminhoDe(linha)}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'x-fapi-interaction-id': 'teste-1',
        'content-type': 'application/json',
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const post = (data: PedidoPet | PedidoSaude | object, chave: string) => call('POST', '', { data }, { 'x-idempotency-key': chave });
  const status = async (consentId: string) =>
    (await call('GET', `/${consentId}/quote-status`, undefined, { prefer: 'wait=5' })).json() as Promise<Situacao>;
  const ask = async (data: PedidoPet | PedidoSaude) => {
    const created = await post(data, data.consentId.slice(-20));
    if (created.status !== 201) throw new Error(`recusada: ${created.status} ${await created.text()}`);
    const first = await status(data.consentId);
    return first.data.status === 'EVAL' ? status(data.consentId) : first;
  };
  return { call, post, status, ask };
}

interface OfertaLida {
  readonly id: string;
  readonly pacote: string;
  readonly premioLiquidoCentavos: number;
  readonly iofBps: number;
  readonly iofCentavos: number;
  readonly premioTotalCentavos: number;
  readonly composicao: readonly { readonly rotulo: string; readonly valorCentavos: number }[];
  readonly coberturas: readonly { readonly codigo: string; readonly carenciaDias: number }[];
}

/** The part of an answer used in tests; the published schema validates all of it. */
export interface Situacao {
  readonly data: {
    readonly status: string;
    readonly rejectionReason?: string;
    readonly quoteInfo?: { readonly mensagens: readonly { readonly codigo: string }[]; readonly ofertas: readonly OfertaLida[] };
  };
}
