import type { ContaProdutor, Produtor, RegraRepasse, TipoChavePix } from '@balcao/contracts';
import { rotulosDaBaseRepasse, rotulosDoMomentoRepasse, rotulosDoRegimeProdutor } from '@balcao/domain';

/** Words of the record of producers. */
export const copy = {
  tipo: { INTERNO: 'Interno', EXTERNO: 'Externo', INDICADOR: 'Indicador', CORRETOR: 'Corretor' } satisfies Record<Produtor['tipo'], string>,
  pessoa: { PF: 'Pessoa física', PJ: 'Pessoa jurídica' },
  regime: rotulosDoRegimeProdutor,
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
  momento: rotulosDoMomentoRepasse,
  negocio: { NOVO: 'Seguros novos', RENOVACAO: 'Renovações' },
  ativo: 'Ativo',
  inativo: 'Inativo',
  sim: 'Sim',
  nao: 'Não',
  repasse: 'Repasse',
} as const;
