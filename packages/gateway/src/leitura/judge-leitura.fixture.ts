import type { LeituraDeCampos, NomeCampoLido } from '@balcao/contracts';
import { buildDados, type DadosDocumento, seguradorasDeTeste, type TipoDocumentoImpresso } from '@balcao/insurers-sandbox';
import { normalizeDocumento } from '@balcao/domain';

type Valor = string | number | null;

/** What a reader must find on a document, from what was printed on it. */
export function expectedOf(dados: DadosDocumento): Partial<Record<NomeCampoLido, Valor>> {
  const { item, boleto } = dados;
  const comum = {
    tipo: dados.tipo,
    seguradora: dados.seguradora.slug,
    numeroApolice: dados.numeroApolice,
    seguradoNome: dados.segurado.nome,
    seguradoDocumento: normalizeDocumento(dados.segurado.documento),
  };
  if (boleto)
    return {
      ...comum,
      ...(dados.familia === 'QUADROS' ? {} : { emissao: dados.emissao }),
      parcelaNumero: boleto.parcela.numero,
      vencimento: boleto.parcela.vencimento,
      valor: boleto.parcela.valorCentavos,
      linhaDigitavel: boleto.linhaDigitavel.replace(/\D/g, ''),
      copiaECola: boleto.copiaECola,
    };
  return {
    ...comum,
    numeroProposta: dados.numeroProposta,
    numeroEndosso: dados.numeroEndosso,
    motivoEndosso: dados.motivoEndosso,
    ramo: dados.ramo.codigo,
    modelo: item?.tipo === 'VEICULO' ? item.modelo : null,
    anoModelo: item?.tipo === 'VEICULO' ? item.anoModelo : null,
    placa: item?.tipo === 'VEICULO' ? item.placa : null,
    chassi: item?.tipo === 'VEICULO' ? item.chassi : null,
    endereco: item?.tipo === 'LOCAL' ? item.endereco : null,
    cep: item?.tipo === 'LOCAL' ? item.cep : null,
    bonus: dados.bonus,
    ci: dados.ci,
    vigIni: dados.vigIni,
    vigFim: dados.vigFim,
    emissao: dados.emissao,
    premioLiquido: dados.premioLiquidoCentavos,
    iof: dados.iofCentavos,
    premioTotal: dados.premioTotalCentavos,
    juros: dados.jurosCentavos,
    forma: dados.parcelas.length > 0 ? dados.forma : null,
    comissao: dados.comissaoBps,
    corretorNome: dados.corretor.nome,
    corretorSusep: dados.corretor.susep,
  };
}

/** How a reading compares with what was printed. */
export interface Juizo {
  readonly certos: number;
  readonly vazios: readonly string[];
  readonly errados: readonly string[];
}

/** Judges every field, cover and instalment: right, left blank, or wrong. */
export function judgeLeitura(lida: LeituraDeCampos, dados: DadosDocumento): Juizo {
  const errados: string[] = [];
  const vazios: string[] = [];
  let certos = 0;
  const judge = (nome: string, lido: Valor | undefined, impresso: Valor | undefined): void => {
    const [um, outro] = [lido ?? null, impresso ?? null];
    if (um === outro) certos += outro === null ? 0 : 1;
    // no interest is not said where there is none
    else if (um === null) vazios.push(...(nome === 'juros' && outro === 0 ? [] : [nome]));
    else errados.push(`${nome}: ${um} ≠ ${outro}`);
  };
  const esperado = expectedOf(dados);
  for (const nome of new Set([...Object.keys(lida.campos), ...Object.keys(esperado)] as NomeCampoLido[]))
    judge(nome, lida.campos[nome]?.valor, esperado[nome]);
  const list = (nome: string, lidas: readonly (readonly (Valor | undefined)[])[], impressas: readonly (readonly Valor[])[]): void => {
    if (lidas.length === 0 && impressas.length > 0) vazios.push(nome);
    else if (lidas.length !== impressas.length) errados.push(`${nome}: ${lidas.length} ≠ ${impressas.length}`);
    else
      for (const [at, lida_] of lidas.entries())
        for (const [n, valor] of lida_.entries()) judge(`${nome}.${at}.${n}`, valor, impressas[at]?.[n]);
  };
  list(
    'coberturas',
    lida.coberturas.map(({ nome, lmi, premio, franquia }) => [nome.valor, lmi.valor, premio.valor, franquia.valor]),
    dados.boleto
      ? []
      : dados.coberturas.map(({ nome, lmiCentavos, premioCentavos, franquiaCentavos }) => [
          nome,
          lmiCentavos,
          premioCentavos,
          franquiaCentavos,
        ]),
  );
  list(
    'parcelas',
    lida.parcelas.map(({ numero, vencimento, valor }) => [numero.valor, vencimento.valor, valor.valor]),
    dados.boleto ? [] : dados.parcelas.map(({ numero, vencimento, valorCentavos }) => [numero, vencimento, valorCentavos]),
  );
  return { certos, vazios, errados };
}

const TIPOS: readonly TipoDocumentoImpresso[] = ['PROPOSTA', 'APOLICE', 'ENDOSSO', 'BOLETO'];

/** So many documents of all insurers and kinds, always the same ones. */
export const documentosImpressos = (quantos: number, desde = 0): DadosDocumento[] =>
  Array.from({ length: quantos }, (_, at) => {
    const n = at + desde;
    const perfil = seguradorasDeTeste[n % seguradorasDeTeste.length];
    if (!perfil) throw new Error('sem seguradoras');
    return buildDados(perfil, TIPOS[Math.floor(n / seguradorasDeTeste.length) % TIPOS.length] ?? 'APOLICE', String(700_000 + n * 37));
  });
