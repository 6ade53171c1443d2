import type { TipoDeDocumento } from './documents.props.ts';
import type { FalhaPdf } from './use-pdf.ts';

const MB = 1024 * 1024;
const KB = 1024;
const um = (valor: number): string => valor.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

/** What each kind of document is called. */
export const tipos: Readonly<Record<TipoDeDocumento, string>> = {
  PROPOSTA: 'Proposta',
  APOLICE: 'Apólice',
  ENDOSSO: 'Endosso',
  BOLETO: 'Boleto',
  EXTRATO: 'Extrato',
  SINISTRO: 'Sinistro',
  PESSOAL: 'Documento pessoal',
  TERMO: 'Termo',
  COMPARATIVO: 'Comparativo',
  OUTRO: 'Outro',
};
/** A size in words. @param bytes whole */
export const tamanho = (bytes: number): string =>
  bytes >= MB ? `${um(bytes / MB)} MB` : `${um(Math.max(bytes / KB, bytes > 0 ? 0.1 : 0))} KB`;

const falhaPdf: Readonly<Record<FalhaPdf, string>> = {
  CIFRADO: 'Este PDF é protegido por senha e não pode ser mostrado aqui. Baixe-o para abrir com a senha.',
  CORROMPIDO: 'Este PDF está danificado e não pode ser mostrado aqui.',
  SEM_LEITOR: 'O leitor de PDF não carregou. Recarregue a página e tente de novo.',
};

export const copy = {
  tipos,
  pdf: {
    documento: (nome: string): string => `PDF ${nome}`,
    pagina: (pagina: number, total: number): string => (total === 0 ? 'Abrindo…' : `Página ${pagina} de ${total}`),
    folha: (pagina: number): string => `Folha da página ${pagina}`,
    anterior: 'Página anterior',
    seguinte: 'Próxima página',
    aumentar: 'Aumentar',
    diminuir: 'Diminuir',
    zoom: (escala: number): string => `${Math.round(escala * 100)} %`,
    busca: 'Procurar nesta página',
    achados: (quantos: number): string =>
      quantos === 0 ? 'Nada nesta página.' : quantos === 1 ? '1 trecho nesta página.' : `${quantos} trechos nesta página.`,
    falha: falhaPdf,
  },
  previa: {
    baixar: 'Baixar',
    falhaBaixar: 'O arquivo não pôde ser baixado.',
    imagem: (nome: string): string => `Imagem ${nome}`,
    fechar: 'Fechar',
  },
  envios: {
    titulo: 'Envios',
    soltar: 'Solte aqui PDFs, PNGs ou JPEGs de até 100 MB cada',
    escolher: 'Escolher arquivos',
    campo: 'Arquivos para enviar',
    fotografar: 'Fotografar',
    camera: 'Foto para enviar',
    lista: 'Arquivos em envio',
    pausarCurto: 'Pausar',
    continuarCurto: 'Continuar',
    cancelarCurto: 'Cancelar',
    pausar: (nome: string): string => `Pausar ${nome}`,
    continuar: (nome: string): string => `Continuar ${nome}`,
    cancelar: (nome: string): string => `Cancelar ${nome}`,
    progresso: (nome: string): string => `Envio de ${nome}`,
    limpar: 'Tirar os terminados da lista',
    interrompidos: (nomes: readonly string[]): string =>
      nomes.length === 1
        ? `O envio de ${nomes[0]} parou no meio. Escolha o mesmo arquivo de novo para continuar de onde parou.`
        : `Os envios de ${nomes.join(', ')} pararam no meio. Escolha os mesmos arquivos de novo para continuar de onde pararam.`,
    esquecer: 'Não continuar',
    estado: {
      NA_FILA: 'Na fila',
      ENVIANDO: 'Enviando',
      PAUSADO: 'Pausado',
      PRONTO: 'Recebido',
      CONHECIDO: 'Já estava guardado',
      FALHOU: 'Não foi recebido',
    },
  },
  secao: {
    titulo: 'Documentos',
    vazio: 'Nenhum documento por aqui ainda.',
    abrir: (nome: string): string => `Ver ${nome}`,
    desligar: (nome: string): string => `Desligar ${nome}`,
    desligarCurto: 'Desligar',
    falhaDesligar: 'O documento não pôde ser desligado.',
  },
};
