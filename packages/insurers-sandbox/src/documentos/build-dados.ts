import { addAnos, addDias, addMeses, calcIof, isCnpj, isCpf, splitParcelas, writeLinhaDigitavel, writePixEstatico } from '@balcao/domain';
import { seedOf } from '../cenarios/seed.rule.ts';
import type { Perfil } from '../seguradoras/perfil.ts';
import {
  BAIRROS,
  CIDADES,
  CORRETORES,
  EMPRESAS,
  FAMILIAS,
  LINHAS,
  type LinhaImpressa,
  MODELOS,
  NOMES,
  RUAS,
  SOBRENOMES,
} from './acervo.table.ts';
import type { CoberturaImpressa, DadosDocumento, FormaPagamento, TipoDocumento } from './dados-documento.ts';

/** A draw that depends on its seed alone (mulberry32). */
export interface Sorteio {
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  pick<T>(lista: readonly T[]): T;
  digits(n: number): string;
}

export function createSorteio(seed: number): Sorteio {
  let estado = seed >>> 0;
  const next = (): number => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let t = estado;
    t = Math.imul(t ^ (t >>> 15), t | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    int,
    pick: (lista) => lista[int(0, lista.length - 1)] as (typeof lista)[number],
    digits: (n) => Array.from({ length: n }, () => int(0, 9)).join(''),
  };
}

/** The first text with right check digits after a root. */
function withDigits(raiz: string, isValid: (texto: string) => boolean): string {
  for (let digitos = 0; digitos < 100; digitos += 1) {
    const texto = raiz + String(digitos).padStart(2, '0');
    if (isValid(texto)) return texto;
  }
  throw new Error('sem dígitos que sirvam');
}

const cpfOf = ({ digits, int }: Sorteio): string => withDigits(`${int(1, 9)}${digits(8)}`, isCpf);
const cnpjOf = ({ digits, int }: Sorteio): string => withDigits(`${int(1, 9)}${digits(7)}0001`, isCnpj);
const nameOf = ({ pick, int }: Sorteio): string => [pick(NOMES), ...Array.from({ length: int(2, 4) }, () => pick(SOBRENOMES))].join(' ');

const LETRAS = 'ABCDEFGHJKLMNPRSTUVWXYZ';
const lettersOf = ({ pick }: Sorteio, n: number): string => Array.from({ length: n }, () => pick([...LETRAS])).join('');
const plateOf = (sorteio: Sorteio): string =>
  lettersOf(sorteio, 3) + sorteio.digits(1) + (sorteio.int(0, 1) === 0 ? sorteio.digits(1) : lettersOf(sorteio, 1)) + sorteio.digits(2);

/** Each cover with its share of a premium between 400,00 and 9.000,00, to the centavo. */
function coversOf({ int }: Sorteio, linha: LinhaImpressa, sinal: number): CoberturaImpressa[] {
  const quantas = int(Math.min(3, linha.coberturas.length), linha.coberturas.length);
  return linha.coberturas.slice(0, quantas).map(([nome, lmi, franquia], at) => ({
    nome,
    lmiCentavos: lmi * int(80, 120),
    franquiaCentavos: franquia === null ? null : franquia * int(70, 130),
    premioCentavos: sinal * (at === 0 ? int(60_000, 480_000) : int(2_000, 60_000)),
  }));
}

const MOTIVOS = ['Substituição de item', 'Alteração de endereço', 'Inclusão de cobertura', 'Exclusão de cobertura'] as const;

/**
 * What an insurer prints under a number: the same at every call, on every machine. The number says the rest of it.
 *
 * @param parcela which instalment's boleto, from 1; ignored by the other kinds
 */
export function buildDados(perfil: Perfil, tipo: TipoDocumento, numero: string, parcela = 1): DadosDocumento {
  const sorteio = createSorteio(seedOf(perfil.slug, numero));
  const casa = createSorteio(seedOf(perfil.slug, 'casa'));
  const seguradora = { slug: perfil.slug, nome: perfil.nome, cnpj: cnpjOf(casa), susep: `0${casa.digits(4)}` };
  const chave = sorteio.pick(perfil.linhas.filter((linha) => linha in LINHAS));
  const linha = LINHAS[chave] as LinhaImpressa;
  const isEmpresa = ['CONDOMINIO', 'EMPRESARIAL', 'SAUDE'].includes(chave) || (chave === 'AUTO' && sorteio.int(1, 8) === 1);
  const segurado = isEmpresa
    ? { nome: sorteio.pick(EMPRESAS), documento: cnpjOf(sorteio) }
    : { nome: nameOf(sorteio), documento: cpfOf(sorteio) };
  const vigIni = addDias('2025-03-01', sorteio.int(0, 640));
  const emissao = addDias(vigIni, -sorteio.int(0, 20));
  const isEndosso = tipo === 'ENDOSSO';
  const motivoEndosso = isEndosso ? sorteio.pick(MOTIVOS) : null;
  const sinal = motivoEndosso === 'Exclusão de cobertura' ? -1 : 1;
  const coberturas = coversOf(sorteio, linha, sinal);
  const premioLiquidoCentavos = coberturas.reduce((soma, { premioCentavos }) => soma + premioCentavos, 0);
  const iofCentavos = calcIof(premioLiquidoCentavos, linha.iofBps);
  const premioTotalCentavos = premioLiquidoCentavos + iofCentavos;
  const forma = sorteio.pick<FormaPagamento>(['BOLETO', 'PIX', 'CARTAO', 'DEBITO']);
  const n = sinal < 0 ? 0 : forma === 'PIX' ? 1 : sorteio.int(1, 12);
  const jurosBps = n > 4 && sorteio.int(1, 4) === 1 ? 199 : 0;
  const valores = n === 0 ? [] : splitParcelas(premioTotalCentavos, n, jurosBps);
  const primeira = addDias(emissao, sorteio.int(5, 12));
  const parcelas = valores.map((valorCentavos, at) => ({ numero: at + 1, vencimento: addMeses(primeira, at), valorCentavos }));
  const bonus = chave === 'AUTO' ? sorteio.int(0, 10) : null;
  const dados: DadosDocumento = {
    tipo,
    familia: FAMILIAS[perfil.slug] ?? 'FICHA',
    seguradora,
    numeroProposta: tipo === 'PROPOSTA' ? numero : sorteio.digits(9),
    numeroApolice: tipo === 'PROPOSTA' ? null : isEndosso ? `${linha.ramo.codigo}${sorteio.digits(10)}` : numero,
    numeroEndosso: isEndosso ? numero : null,
    motivoEndosso,
    renova: !isEndosso && sorteio.int(1, 4) === 1 ? { seguradora: 'Seguradora Cerrado Exemplo', apolice: sorteio.digits(12) } : null,
    segurado,
    corretor: { nome: sorteio.pick(CORRETORES), susep: `20${sorteio.digits(7)}` },
    ramo: linha.ramo,
    item: itemOf(sorteio, chave),
    vigIni,
    vigFim: addAnos(vigIni, 1),
    emissao,
    coberturas,
    premioLiquidoCentavos,
    iofCentavos,
    premioTotalCentavos,
    jurosCentavos: n === 0 ? 0 : valores.reduce((soma, valor) => soma + valor, 0) - premioTotalCentavos,
    forma,
    parcelas,
    comissaoBps: sorteio.int(20, 60) * 50,
    bonus,
    ci: bonus !== null && bonus > 0 ? `${sorteio.int(1, 9)}${sorteio.digits(14)}` : null,
    boleto: null,
  };
  return tipo === 'BOLETO' ? withBoleto(dados, sorteio, parcela) : dados;
}

function itemOf(sorteio: Sorteio, chave: string): DadosDocumento['item'] {
  const { pick, int, digits } = sorteio;
  if (chave === 'AUTO')
    return {
      tipo: 'VEICULO',
      modelo: pick(MODELOS),
      anoModelo: int(2010, 2026),
      placa: plateOf(sorteio),
      chassi: `9B${lettersOf(sorteio, 6)}${digits(1)}${lettersOf(sorteio, 2)}${digits(6)}`,
      condutor: { nome: nameOf(sorteio), cpf: cpfOf(sorteio) },
    };
  if (chave === 'VIDA' || chave === 'PET' || chave === 'SAUDE') return null;
  return {
    tipo: 'LOCAL',
    endereco: `${pick(RUAS)}, ${int(1, 2_999)} - ${pick(BAIRROS)} - ${pick(CIDADES)}`,
    cep: `${int(1, 9)}${digits(7)}`,
  };
}

function withBoleto(dados: DadosDocumento, sorteio: Sorteio, qual: number): DadosDocumento {
  const parcela = dados.parcelas[Math.min(qual, dados.parcelas.length) - 1] as DadosDocumento['parcelas'][number];
  const nossoNumero = sorteio.digits(11);
  return {
    ...dados,
    forma: 'BOLETO',
    boleto: {
      parcela,
      nossoNumero,
      linhaDigitavel: writeLinhaDigitavel({
        banco: sorteio.pick(['001', '237', '341']),
        vencimento: parcela.vencimento,
        valorCentavos: parcela.valorCentavos,
        campoLivre: nossoNumero + sorteio.digits(14),
      }),
      copiaECola: writePixEstatico({
        chave: dados.seguradora.cnpj,
        valorCentavos: parcela.valorCentavos,
        nome: dados.seguradora.nome,
        cidade: 'São Paulo',
        txid: `P${parcela.numero}N${nossoNumero}`,
      }),
    },
  };
}
