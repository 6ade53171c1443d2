import { foldTexto } from '../busca/palavras-da-busca.ts';
import { isData, parseData } from '../datas/parse-data.ts';
import { parseBps } from '../dinheiro/bps.ts';
import { parseCentavos } from '../dinheiro/parse-centavos.ts';
import type { CampoDoRegistro, ValorDoCampo } from './campos-do-registro.ts';

/** A cell of a file as a field keeps it, or the sentence that says why the field cannot keep it. */
export type CelulaLida = { readonly valor: ValorDoCampo } | { readonly mensagem: string };

const INTEIRO = /^\d{1,3}(\.\d{3})+$|^\d+$/;
const SIM_OU_NAO: Readonly<Record<string, boolean>> = { sim: true, s: true, nao: false, n: false };

const read = (valor: ValorDoCampo, mensagem: string): CelulaLida => (valor === null ? { mensagem } : { valor });

/**
 * Reads a cell of a file as the field it fills: what the same list exports is read back.
 *
 * @param celula trimmed; empty, the field is empty
 * @example readCampo({ rotulo: 'Valor', tipo: 'dinheiro' }, 'R$ 1.500,00') // { valor: 150000 }
 */
export function readCampo({ tipo, obrigatorio, opcoes = {} }: CampoDoRegistro, celula: string): CelulaLida {
  if (celula === '') return obrigatorio ? { mensagem: 'Campo obrigatório.' } : { valor: tipo === 'sim-ou-nao' ? false : null };
  switch (tipo) {
    case 'texto':
      return { valor: celula };
    case 'inteiro':
      return read(INTEIRO.test(celula) ? Number(celula.replaceAll('.', '')) : null, 'Informe um número inteiro.');
    case 'dinheiro':
      return read(parseCentavos(celula.replaceAll('\u00A0', ' ')), 'Informe um valor em reais, como 1.500,00.');
    case 'taxa':
      return read(parseBps(celula), 'Informe uma porcentagem, como 12,5%.');
    case 'dia':
      return read(isData(celula) ? celula : parseData(celula), 'Informe uma data, como 31/12/2026.');
    case 'sim-ou-nao':
      return read(SIM_OU_NAO[foldTexto(celula)] ?? null, 'Use Sim ou Não.');
    case 'escolha': {
      const typed = foldTexto(celula);
      const found = Object.entries(opcoes).find(([chave, nome]) => foldTexto(chave) === typed || foldTexto(nome) === typed);
      return read(found?.[0] ?? null, `Use uma destas: ${Object.values(opcoes).join(', ')}.`);
    }
  }
}
