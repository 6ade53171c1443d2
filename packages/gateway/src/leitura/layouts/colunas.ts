import type { DocumentoLido } from '../locate.ts';
import * as leitores from '../parse-valor.ts';
import { copiaECola, linhaDigitavel } from '../parse-pagamento.ts';
import type { Faixa, Trecho } from '../trecho.ts';
import type { Layout, LinhaCobertura, LinhaParcela, Regra } from './layout.ts';

const beside = (campo: Regra['campo'], rotulo: string, leitor: leitores.Leitor): Regra => ({
  campo,
  rotulo,
  onde: 'DIREITA',
  read: leitor,
});

/** One of the parts of a sentence. */
const part =
  (forma: RegExp, leitor: leitores.Leitor): leitores.Leitor =>
  (texto) =>
    leitor(forma.exec(texto)?.[1] ?? '');
const VIGENCIA = /^das 24h de (\S+) às 24h de \S+$/;
const VIGENCIA_FIM = /^das 24h de \S+ às 24h de (\S+)$/;
const REFERENTE = /^(\S+), parcela \d+ de \d+$/;
const REFERENTE_PARCELA = /^\S+, parcela (\d+) de \d+$/;

const COBERTURA = /^até (-?R\$ ?[\d.,]+), (?:sem franquia|franquia de (-?R\$ ?[\d.,]+)), prêmio de (-?R\$ ?[\d.,]+)$/;

/** A piece of a stretch, and about where on it. */
function pieceOf(trecho: Trecho, texto: string): Trecho {
  const at = trecho.texto.indexOf(texto);
  const largura = trecho.w / trecho.texto.length;
  return { ...trecho, texto, x: trecho.x + at * largura, w: texto.length * largura };
}

function coverOf(faixa: Faixa, anterior: Faixa | undefined): LinhaCobertura | null {
  const [frase] = faixa;
  const [nome] = anterior ?? [];
  if (!frase || faixa.length !== 1 || !nome || anterior?.length !== 1 || frase.y - nome.y > 16) return null;
  const [, lmi, franquia, premio] = COBERTURA.exec(frase.texto) ?? [];
  if (lmi === undefined || premio === undefined) return null;
  return { nome, lmi: pieceOf(frase, lmi), premio: pieceOf(frase, premio), franquia: franquia ? pieceOf(frase, franquia) : null };
}

/** Three stretches each: the ordinal, the day, the amount. A line that has anything else is none. */
function instalmentsOf({ faixas }: DocumentoLido): LinhaParcela[] {
  return faixas.flatMap((faixa) => {
    const linhas: LinhaParcela[] = [];
    for (let at = 0; at + 2 < faixa.length; at += 3) {
      const [numero, vencimento, valor] = faixa.slice(at, at + 3);
      if (!numero || !vencimento || !valor || !/^\d+ª$/.test(numero.texto)) return [];
      linhas.push({ numero: { ...numero, texto: numero.texto.slice(0, -1) }, vencimento, valor });
    }
    return faixa.length % 3 === 0 ? linhas : [];
  });
}

/** A label with a colon and its value beside it, in two columns; days with dots, amounts with symbol, covers as sentences. */
export const colunas: Layout = {
  nome: 'COLUNAS',
  sinais: {
    contrato: ['Quem atende você', 'Seu contrato', 'Quem está segurado', 'O que está coberto', 'Comissão de corretagem', 'Prêmio líquido'],
    boleto: ['Quem paga', 'O que se paga', 'Código para pagar no banco', 'Referente à apólice', 'Vence em'],
  },
  titulos: [
    ['Proposta', 'PROPOSTA'],
    ['Apólice', 'APOLICE'],
    ['Endosso', 'ENDOSSO'],
    ['Boleto de pagamento', 'BOLETO'],
  ],
  dia: leitores.diaComPontos,
  centavos: leitores.valorComCifrao,
  contrato: [
    beside('corretorNome', 'Corretor(a)', leitores.texto),
    beside('corretorSusep', 'SUSEP do corretor', leitores.susep),
    beside('comissao', 'Comissão de corretagem', part(/^([\d,]+)% do prêmio líquido$/, leitores.taxa)),
    beside('numeroApolice', 'Apólice', leitores.numero),
    beside('numeroProposta', 'Proposta', leitores.numero),
    beside('numeroEndosso', 'Endosso', leitores.numero),
    beside('emissao', 'Emissão', leitores.diaComPontos),
    beside('motivoEndosso', 'Motivo', leitores.texto),
    beside('ramo', 'Produto', leitores.codigoRamo),
    beside('vigIni', 'Vigência', part(VIGENCIA, leitores.diaComPontos)),
    beside('vigFim', 'Vigência', part(VIGENCIA_FIM, leitores.diaComPontos)),
    beside('seguradoNome', 'Segurado(a)', leitores.texto),
    beside('seguradoDocumento', 'Documento', leitores.documento),
    beside('endereco', 'Local', leitores.texto),
    beside('cep', 'CEP do local', leitores.cep),
    beside('modelo', 'Veículo', leitores.texto),
    beside('placa', 'Licença (placa)', leitores.placa),
    beside('anoModelo', 'Ano do modelo', leitores.ano),
    beside('chassi', 'Nº do chassi', leitores.chassi),
    beside('bonus', 'Bônus', leitores.bonus),
    beside('ci', 'CI', leitores.ci),
    beside('premioLiquido', 'Prêmio líquido', leitores.valorComCifrao),
    beside('iof', 'IOF', leitores.valorComCifrao),
    beside('premioTotal', 'Total do seguro', leitores.valorComCifrao),
    beside('juros', 'Juros do parcelamento', leitores.valorComCifrao),
    beside('forma', 'Pagamento', leitores.forma),
  ],
  boleto: [
    beside('seguradoNome', 'Pagador(a)', leitores.texto),
    beside('seguradoDocumento', 'Documento', leitores.documento),
    beside('numeroApolice', 'Referente à apólice', part(REFERENTE, leitores.numero)),
    beside('parcelaNumero', 'Referente à apólice', (texto) => Number(REFERENTE_PARCELA.exec(texto)?.[1] ?? 0) || null),
    beside('vencimento', 'Vence em', leitores.diaComPontos),
    beside('valor', 'Valor a pagar', leitores.valorComCifrao),
    beside('emissao', 'Emitido em', leitores.diaComPontos),
    { campo: 'linhaDigitavel', rotulo: 'Código para pagar no banco', onde: 'ABAIXO', read: linhaDigitavel },
    { campo: 'copiaECola', rotulo: 'Ou copie e cole no Pix', onde: 'ABAIXO', read: copiaECola },
  ],
  outrosRotulos: ['Renovação de', 'Condutor principal', 'Identificação', 'Quanto custa', 'Quanto se devolve', 'O que está segurado'],
  seguradora: ({ faixas }) => {
    const trecho = faixas.slice(0, 4).find((faixa) => / - CNPJ /.test(faixa[0]?.texto ?? ''))?.[0];
    return trecho ? { ...trecho, texto: trecho.texto.split(' - CNPJ ')[0] ?? '' } : null;
  },
  coberturas: ({ faixas }) => faixas.flatMap((faixa, at) => coverOf(faixa, faixas[at - 1]) ?? []),
  parcelas: instalmentsOf,
};
