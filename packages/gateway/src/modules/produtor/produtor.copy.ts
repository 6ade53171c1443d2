import type { ContaProdutor, Produtor, RegimeProdutor, RegraRepasse, TipoChavePix } from '@balcao/contracts';
import { rotulosDaBaseRepasse } from '@balcao/domain';

/** Words of the record of producers. */
export const copy = {
  tipo: { INTERNO: 'Interno', EXTERNO: 'Externo', INDICADOR: 'Indicador', CORRETOR: 'Corretor' } satisfies Record<Produtor['tipo'], string>,
  pessoa: { PF: 'Pessoa física', PJ: 'Pessoa jurídica' },
  regime: { PF: 'Autônomo', SIMPLES: 'Simples Nacional', PRESUMIDO: 'Lucro presumido', REAL: 'Lucro real' } satisfies Record<
    RegimeProdutor,
    string
  >,
  tipoConta: { CORRENTE: 'corrente', POUPANCA: 'poupança', PAGAMENTO: 'de pagamento' } satisfies Record<ContaProdutor['tipo'], string>,
  tipoPix: { CPF: 'CPF', CNPJ: 'CNPJ', EMAIL: 'e-mail', TELEFONE: 'telefone', ALEATORIA: 'aleatória' } satisfies Record<
    TipoChavePix,
    string
  >,
  base: rotulosDaBaseRepasse,
  alcance: { VENDAS: 'Vendas', APOLICE: 'Uma apólice', RENOVACOES: 'Uma apólice e as que a renovam' } satisfies Record<
    RegraRepasse['alcance'],
    string
  >,
  momento: { RECEBIMENTO: 'No recebimento', EMISSAO: 'Na emissão' } satisfies Record<RegraRepasse['momento'], string>,
  negocio: { NOVO: 'Seguros novos', RENOVACAO: 'Renovações' },
  ativo: 'Ativo',
  inativo: 'Inativo',
  sim: 'Sim',
  nao: 'Não',
  repasse: 'Repasse',
} as const;
