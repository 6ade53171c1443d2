import type { RiscoPet, RiscoSaude, Seguro } from '@balcao/contracts';
import { normalizeDocumento } from '@balcao/domain';
import type { PedidoDaLinha, PedidoSeguradora } from '../insurer.port.ts';
import type { ContextoPedido, Montagem } from '../opin/opin-protocolo.ts';

const movimentos: Readonly<Record<Seguro['tipo'], string>> = {
  NOVO: 'NOVO',
  RENOVACAO_PROPRIA: 'RENOVACAO',
  RENOVACAO_CONGENERE: 'TRANSFERENCIA',
};

/** A copy without unanswered fields: this API expects absence, not null. */
const present = <T extends object>(record: T): T =>
  Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== '')) as T;

const comumDe = ({ risco, corretor, comissaoBps, descontoBps }: PedidoSeguradora, { consentId }: ContextoPedido) => ({
  consentId,
  corretor: { codigo: corretor.codigo, cnpj: normalizeDocumento(corretor.cnpj), susep: corretor.susep },
  comercial: { comissaoBps, descontoBps },
  vigencia: { inicio: risco.seguro.vigIni, fim: risco.seguro.vigFim },
  movimento: movimentos[risco.seguro.tipo],
});

const quem = ({ pessoa, documento, nome, cep }: RiscoPet['segurado']) => ({ pessoa, documento, nome, cep });

const COBERTURAS = {
  consultas: 'CONSULTAS',
  exames: 'EXAMES',
  cirurgia: 'CIRURGIA',
  internacao: 'INTERNACAO',
  funeral: 'FUNERAL',
} as const;

function petBody({ segurado, pets, coberturas }: RiscoPet): object {
  const asked = Object.entries(COBERTURAS).filter(([nome]) => coberturas[nome as keyof typeof COBERTURAS]);
  return {
    tutor: quem(segurado),
    animais: pets.map(({ especie, nome, raca, porte, nascimento, castrado, microchip, vacinasEmDia, preexistencias = [] }) =>
      present({ especie, nome, raca, porte, nascimento, castrado, microchip, vacinado: vacinasEmDia, preexistencias }),
    ),
    plano: present({
      nivel: coberturas.plano,
      reembolsoPct: coberturas.reembolso,
      coparticipacao: coberturas.coparticipacao,
      tetoAnualCentavos: coberturas.limiteAnualCentavos,
      coberturas: asked.map(([, codigo]) => codigo),
      rcTutorCentavos: coberturas.rcTutorCentavos,
    }),
  };
}

/** Names of the lives are not sent: a price needs only their ages. */
function saudeBody({ segurado, contrato, informar, vidas, faixas }: RiscoSaude): object {
  const { aberturaEmpresa, entidade, planoAtual, planoAtualMeses, redeDesejada, ...produto } = contrato;
  return present({
    contratante: present({ ...quem(segurado), abertura: aberturaEmpresa, entidade }),
    produto: present({ ...produto, rede: redeDesejada }),
    portabilidade: planoAtual && planoAtualMeses !== undefined ? { plano: planoAtual, meses: planoAtualMeses } : undefined,
    beneficiarios: vidas.map(({ papel, familia, nascimento, sexo, cid }) => present({ papel, familia, nascimento, sexo, cid })),
    faixas: informar === 'FAIXAS' ? faixas : undefined,
  });
}

/** Builds the message of `/sandbox/v1`. A validated risk has all its fields. */
export function toSandboxBody(pedido: PedidoDaLinha<'PET'> | PedidoDaLinha<'SAUDE'>, contexto: ContextoPedido): Montagem {
  const proprio = pedido.linha === 'PET' ? petBody(pedido.risco) : saudeBody(pedido.risco);
  const { observacoes } = pedido.risco;
  return { ok: true, body: { data: present({ ...comumDe(pedido, contexto), ...proprio, observacoes }) } };
}
