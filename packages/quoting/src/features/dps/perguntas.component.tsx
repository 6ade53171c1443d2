import { PerguntaDps } from '@balcao/contracts';
import { perguntasDps } from '@balcao/domain';
import { Stack, TextArea, TextField } from '@balcao/ui';
import { RadioGroup } from '@balcao/ui/forms';
import { copy } from './dps.copy.ts';
import type { Preenchimento } from './dps.model.ts';

export interface PerguntasProps {
  preenchimento: Preenchimento;
  erros: Readonly<Record<string, string>>;
  onChange: (preenchimento: Preenchimento) => void;
}

const simOuNao = [
  { value: 'nao', label: copy.nao },
  { value: 'sim', label: copy.sim },
];
const MAX_DETALHE = 500;
const MAX_NOME = 120;
const textoDe = (resposta: boolean | null) => (resposta === null ? null : resposta ? 'sim' : 'nao');

/** Who consents and every question, each yes with room to explain it. */
export function Perguntas({ preenchimento, erros, onChange }: PerguntasProps) {
  const { titular, respostas } = preenchimento;
  const answer = (pergunta: PerguntaDps, change: Partial<Preenchimento['respostas'][PerguntaDps]>) =>
    onChange({ ...preenchimento, respostas: { ...respostas, [pergunta]: { ...respostas[pergunta], ...change } } });
  return (
    <Stack gap={4}>
      <TextField
        name="declaracao.titular"
        label={copy.titular}
        description={copy.titularAjuda}
        isRequired
        maxLength={MAX_NOME}
        value={titular}
        error={erros['declaracao.titular']}
        onChange={(next) => onChange({ ...preenchimento, titular: next })}
      />
      {PerguntaDps.options.map((pergunta) => {
        const nome = `declaracao.respostas.${pergunta}`;
        const { resposta, detalhe } = respostas[pergunta];
        return (
          <Stack key={pergunta} gap={2}>
            <RadioGroup
              name={nome}
              label={perguntasDps[pergunta]}
              isRequired
              options={simOuNao}
              value={textoDe(resposta)}
              error={erros[nome]}
              onChange={(value) => answer(pergunta, { resposta: value === 'sim' })}
            />
            {resposta && (
              <TextArea
                name={`${nome}.detalhe`}
                label={copy.detalhe}
                isRequired
                rows={2}
                maxLength={MAX_DETALHE}
                value={detalhe}
                error={erros[`${nome}.detalhe`]}
                onChange={(value) => answer(pergunta, { detalhe: value })}
              />
            )}
          </Stack>
        );
      })}
    </Stack>
  );
}
