import type { ErroCampo } from '@balcao/contracts';
import { formatCentavos } from '../dinheiro/format-numero.ts';
import { isCnae } from '../documentos/cnae.ts';
import { erroCampo } from '../erros/codigo-erro.ts';
import { valorEm } from '../linhas/caminho.ts';
import type { PedidoLinha, RiscoAberto } from '../linhas/definicao-linha.ts';

/** The amount at a path, zero where there is none. */
export const centavosAt = (risco: RiscoAberto, campo: string): number => {
  const valor = valorEm({ risco }, campo);
  return typeof valor === 'number' ? valor : 0;
};

/** All that may burn: building, machines and furniture, goods. */
export const valorEmRisco = (risco: RiscoAberto): number =>
  ['predioCentavos', 'mmuCentavos', 'mercadoriasCentavos'].reduce(
    (soma, campo) => soma + centavosAt(risco, `risco.valorRisco.${campo}`),
    0,
  );

/** A company is insured by its CNPJ; a liberal professional by CPF and council. */
function* regrasPessoa(risco: RiscoAberto): Generator<ErroCampo> {
  const { pessoa } = risco.segurado;
  const isLiberal = valorEm({ risco }, 'risco.empresa.isLiberal') === true;
  if (isLiberal && pessoa === 'PJ') {
    yield erroCampo('risco.segurado.pessoa', 'conflito', 'O profissional liberal é segurado como pessoa física: informe o CPF.');
  }
  if (!isLiberal && pessoa === 'PF') {
    yield erroCampo('risco.segurado.pessoa', 'conflito', 'Informe o CNPJ da empresa, ou marque que o segurado é profissional liberal.');
  }
}

/** Limits may not exceed the value at risk, and loss of profit needs a profit. */
function* regrasLimites(risco: RiscoAberto): Generator<ErroCampo> {
  const total = valorEmRisco(risco);
  if (total === 0) {
    yield erroCampo('risco.valorRisco.predioCentavos', 'obrigatorio', 'Informe o valor do prédio, dos equipamentos ou das mercadorias.');
  } else if (centavosAt(risco, 'risco.coberturas.incendioCentavos') > total) {
    yield erroCampo(
      'risco.coberturas.incendioCentavos',
      'conflito',
      `O limite de incêndio não pode passar da soma dos valores em risco, ${formatCentavos(total)}.`,
    );
  }
  const lucros = centavosAt(risco, 'risco.coberturas.lucrosCessantesCentavos');
  const meses = centavosAt(risco, 'risco.coberturas.lucrosCessantesMeses');
  const faturamento = centavosAt(risco, 'risco.empresa.faturamentoAnualCentavos');
  if (lucros > 0 && meses > 0 && faturamento > 0 && lucros * 12 > faturamento * meses) {
    yield erroCampo(
      'risco.coberturas.lucrosCessantesCentavos',
      'conflito',
      `Em ${meses} ${meses === 1 ? 'mês' : 'meses'} a empresa fatura ${formatCentavos(Math.floor((faturamento * meses) / 12))}: o limite não pode passar disso.`,
    );
  }
}

/** Rules between fields of the business form (domain design §3.2 EMPRESARIAL). */
export function* regrasEmpresarial({ risco }: PedidoLinha): Generator<ErroCampo> {
  yield* regrasPessoa(risco);
  const cnae = valorEm({ risco }, 'risco.empresa.cnae');
  if (typeof cnae === 'string' && !isCnae(cnae)) yield erroCampo('risco.empresa.cnae', 'invalido', 'Informe o CNAE com sete dígitos.');
  yield* regrasLimites(risco);
}
