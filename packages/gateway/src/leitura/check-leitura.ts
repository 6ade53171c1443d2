import { readCopiaECola, readLinhaDigitavel } from '@balcao/domain';
import type { AvisoLeitura, CampoLido, CoberturaLida, LeituraDeCampos, NomeCampoLido, ParcelaLida } from '@balcao/contracts';

type Campos = LeituraDeCampos['campos'];

/** A field nobody could read, or nobody believes: where it was stays, for a person to look. */
export const leaveBlank = (campo: CampoLido): CampoLido => ({ ...campo, valor: null, confianca: 0 });
const sure = (campo: CampoLido): CampoLido => ({ ...campo, confianca: 100 });

function change(campos: Campos, nomes: readonly NomeCampoLido[], how: (campo: CampoLido) => CampoLido): Campos {
  const mudados = nomes.flatMap((nome) => {
    const campo = campos[nome];
    return campo?.valor === null || !campo ? [] : [[nome, how(campo)] as const];
  });
  return { ...campos, ...Object.fromEntries(mudados) };
}

const amount = (campo: CampoLido | undefined): number | null => (typeof campo?.valor === 'number' ? campo.valor : null);
const day = (campo: CampoLido | undefined): string | null => (typeof campo?.valor === 'string' ? campo.valor : null);
const total = (campos: readonly CampoLido[]): number | null => {
  const valores = campos.map(amount);
  return valores.every((valor) => valor !== null) ? valores.reduce((soma, valor) => soma + valor, 0) : null;
};

interface Conferido {
  readonly campos: Campos;
  readonly coberturas: CoberturaLida[];
  readonly parcelas: ParcelaLida[];
  readonly avisos: AvisoLeitura[];
}

const PREMIOS = ['premioLiquido', 'iof', 'premioTotal'] as const;

/** Net and tax add up to the total, or none of the three is believed. */
function checkPremio(lido: Conferido): Conferido {
  const [liquido, iof, soma] = PREMIOS.map((nome) => amount(lido.campos[nome]));
  if (liquido == null || iof == null || soma == null) return lido;
  if (liquido + iof === soma) return { ...lido, campos: change(lido.campos, PREMIOS, sure) };
  return { ...lido, campos: change(lido.campos, PREMIOS, leaveBlank), avisos: [...lido.avisos, 'PREMIO_NAO_FECHA'] };
}

/** Covers add up to the net, or there is no list: one of them may be missing. */
function checkCoberturas(lido: Conferido): Conferido {
  if (lido.coberturas.length === 0) return lido;
  const soma = total(lido.coberturas.map(({ premio }) => premio));
  if (soma === null || soma !== amount(lido.campos.premioLiquido))
    return { ...lido, coberturas: [], avisos: [...lido.avisos, 'COBERTURAS_NAO_FECHAM'] };
  return { ...lido, coberturas: lido.coberturas.map((cobertura) => ({ ...cobertura, premio: sure(cobertura.premio) })) };
}

/** Instalments are numbered from 1, each due after the one before, and add up to the total and what they cost. */
function checkParcelas(lido: Conferido): Conferido {
  if (lido.parcelas.length === 0) return lido;
  const soma = total(lido.parcelas.map(({ valor }) => valor));
  const devido = amount(lido.campos.premioTotal);
  const dias = lido.parcelas.map(({ vencimento }) => day(vencimento));
  const isEmOrdem =
    lido.parcelas.every(({ numero }, at) => numero.valor === at + 1) &&
    dias.every((dia, at) => dia !== null && (at === 0 || dia > (dias[at - 1] ?? '')));
  if (!isEmOrdem || soma === null || devido === null || soma !== devido + (amount(lido.campos.juros) ?? 0))
    return { ...lido, parcelas: [], avisos: [...lido.avisos, 'PARCELAS_NAO_FECHAM'] };
  const parcelas = lido.parcelas.map(({ numero, vencimento, valor }) => ({ numero: sure(numero), vencimento, valor: sure(valor) }));
  return { ...lido, parcelas, campos: change(lido.campos, ['juros'], sure) };
}

const MAIS_LONGA_ANOS = 5;

/** A cover ends after it begins, within some years of it and of the day it was issued. */
function checkVigencia(lido: Conferido): Conferido {
  const [ini, fim] = [day(lido.campos.vigIni), day(lido.campos.vigFim)];
  if (!ini || !fim) return lido;
  const anos = (Date.parse(fim) - Date.parse(ini)) / (365.25 * 86_400_000);
  if (anos > 0 && anos <= MAIS_LONGA_ANOS + 0.01) return lido;
  return { ...lido, campos: change(lido.campos, ['vigIni', 'vigFim'], leaveBlank), avisos: [...lido.avisos, 'VIGENCIA_INVALIDA'] };
}

/** The line of a boleto says its amount and its day; what is printed beside it must be the same. */
function checkBoleto(lido: Conferido): Conferido {
  const { linhaDigitavel, copiaECola, vencimento, valor } = lido.campos;
  const dia = day(vencimento);
  const linha = readLinhaDigitavel(String(linhaDigitavel?.valor ?? ''), dia ?? '2026-01-01');
  const pix = readCopiaECola(String(copiaECola?.valor ?? ''));
  const ditos = [linha?.valorCentavos, pix?.valorCentavos].filter((dito) => dito != null);
  const isValorOutro = amount(valor) !== null && ditos.some((dito) => dito !== amount(valor));
  const isDiaOutro = dia !== null && linha?.vencimento != null && linha.vencimento !== dia;
  const campos = change(lido.campos, ['linhaDigitavel', 'copiaECola'], sure);
  if (!isValorOutro && !isDiaOutro)
    return {
      ...lido,
      campos: change(
        campos,
        [...(ditos.length > 0 ? ['valor' as const] : []), ...(linha?.vencimento ? ['vencimento' as const] : [])],
        sure,
      ),
    };
  const errados = [...(isValorOutro ? (['valor'] as const) : []), ...(isDiaOutro ? (['vencimento'] as const) : [])];
  return { ...lido, campos: change(campos, errados, leaveBlank), avisos: [...lido.avisos, 'BOLETO_DIVERGE'] };
}

/** What must agree with something else on the document is believed only if it does. */
export const checkLeitura = (lido: Conferido): Conferido =>
  [checkPremio, checkCoberturas, checkParcelas, checkVigencia, checkBoleto].reduce((antes, check) => check(antes), lido);
