import { addAnos, addDias, hojeEm } from '@balcao/domain';
import type { Corretor } from './test-quoting.ts';

/** A day from today. */
export const emDias = (dias: number): string => addDias(hojeEm(new Date()), dias);

/** An offer typed by hand, as the form sends it. */
export const umaOferta = (mais: object = {}) => ({
  seguradora: 'alfa_seguros',
  pacote: 'Padrão',
  premioLiquidoCentavos: 300_000,
  comissaoBps: 2_000,
  validade: emDias(10),
  coberturas: [{ nome: 'Danos elétricos', lmiCentavos: 1_000_000 }],
  parcelasSemJuros: 10,
  ...mais,
});

/** A manual draft that may be concluded today. */
export function umManual(corretoraId: string, ofertas: readonly object[], objeto: object = { ramo: '0171', descricao: 'Câmera 4K' }) {
  const vigIni = emDias(3);
  return {
    comercial: {},
    risco: {
      segurado: {
        pessoa: 'PF',
        documento: '111.444.777-35',
        nome: 'Zélia Conceição Prado',
        nascimento: '1985-04-12',
        sexo: 'F',
        cep: '37500-100',
        avisoPrivacidade: true,
      },
      seguro: { tipo: 'NOVO', vigIni, vigFim: addAnos(vigIni, 1), corretoraId },
      objeto,
      ofertas,
    },
  };
}

/** Opens a manual case and saves its draft. */
export async function prepareManual(
  quem: Corretor,
  ofertas: readonly object[] = [umaOferta()],
  objeto?: object,
): Promise<{ id: string; versao: number }> {
  const { id } = await quem.create({ linha: 'OUTRO', formulario: 'MANUAL' });
  const rascunho = umManual(quem.usuario.corretoraId, ofertas, objeto);
  const saved = await quem.request('PUT', `orcamentos/${id}/rascunho`, { versao: 1, rascunho });
  return { id, versao: saved.json<{ data: { versao: number } }>().data.versao };
}

/** Concludes a manual case. */
export const conclude = (quem: Corretor, { id, versao }: { id: string; versao: number }, headers: Record<string, string> = {}) =>
  quem.request('POST', `orcamentos/${id}/ofertas-manuais`, { versao }, headers);
