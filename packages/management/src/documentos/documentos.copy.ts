import type { AlvoDocumento, MotivoSugestao, OrigemDocumento, TipoDocumento } from '@balcao/contracts';
import type { FalhaPdf } from './use-pdf.ts';

const MB = 1024 * 1024;
const KB = 1024;
const um = (valor: number): string => valor.toLocaleString('pt-BR', { maximumFractionDigits: 1 });

export const tipos: Readonly<Record<TipoDocumento, string>> = {
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
export const origens: Readonly<Record<OrigemDocumento, string>> = {
  UPLOAD: 'Enviado por aqui',
  BUSCA: 'Busca na seguradora',
  EMAIL: 'E-mail',
  GERADO: 'Gerado pelo Balcão',
};
export const alvos: Readonly<Record<AlvoDocumento, string>> = {
  SEGURADO: 'Segurado',
  ORCAMENTO: 'Orçamento',
  PROPOSTA: 'Proposta',
  APOLICE: 'Apólice',
  ENDOSSO: 'Endosso',
  SINISTRO: 'Sinistro',
  PARCELA: 'Parcela',
  EXTRATO: 'Extrato',
};
export const motivos: Readonly<Record<MotivoSugestao, string>> = {
  APOLICE: 'número da apólice',
  PROPOSTA: 'número da proposta',
  DOCUMENTO: 'CPF ou CNPJ',
  PLACA: 'placa',
  NOME: 'nome',
};

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
    falha: {
      vazio: 'O arquivo está vazio.',
      grande: 'O arquivo passa de 100 MB.',
      tipo: 'O arquivo não é um PDF, PNG ou JPEG.',
      conexao: 'A conexão caiu. Continue quando ela voltar.',
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
