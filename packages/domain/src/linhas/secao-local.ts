import type { CampoDefinido, RiscoAberto, SecaoDefinida } from './definicao-linha.ts';

const isOutro = (risco: RiscoAberto): boolean => (risco['local'] as { igualSegurado?: boolean } | undefined)?.igualSegurado !== true;
const outro = (nome: string, rotulo: string, mais: Partial<CampoDefinido> = {}): CampoDefinido => ({
  nome: `risco.local.${nome}`,
  rotulo,
  tipo: 'texto',
  visivel: isOutro,
  ...mais,
});

/** Where the thing insured stands, when it is not where the insured lives. The postcode fills the address. */
export const secaoLocal: SecaoDefinida = {
  id: 'local',
  titulo: 'Local do risco',
  prefixos: ['risco.local'],
  grupos: [
    {
      campos: [
        {
          nome: 'risco.local.igualSegurado',
          rotulo: 'O local é o endereço do segurado',
          tipo: 'simNao',
          inicial: true,
          isLinhaInteira: true,
        },
        outro('cep', 'CEP do local', { tipo: 'mascara', mascara: 'cep', consulta: 'cep', obrigatorio: true }),
        outro('logradouro', 'Logradouro', { maximo: 120 }),
        outro('numero', 'Número', { maximo: 20 }),
        outro('complemento', 'Complemento', { maximo: 120 }),
        outro('bairro', 'Bairro', { maximo: 120 }),
        outro('cidade', 'Cidade', { maximo: 120 }),
        outro('uf', 'UF', { maximo: 2 }),
      ],
    },
  ],
};
