import type { FiltroSalvo, ListaFiltrada } from '@balcao/contracts';
import { useEnvio, useNaoSalvo } from '@balcao/shared/records';
import { Alert, Button, ButtonLink, Card, Checkbox, Cluster, focusCampo, showToast, Stack, Text, TextField } from '@balcao/ui';
import { Select } from '@balcao/ui/forms';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Contagem } from './contagem.component.tsx';
import { copy } from './filtros.copy.ts';
import { camposOf, chavesNovas, dadosDe, type Digitado, digitadoDe, enderecoDaLista, errosOf, RAIZ, withLista } from './filtros.model.ts';
import { saveFiltro } from './filtros.resource.ts';
import { GrupoDoFiltro, type Mudanca } from './grupo-do-filtro.component.tsx';

export interface FormFiltroProps {
  /** null: a new one. */
  gravado: FiltroSalvo | null;
  /** Of which list it begins. */
  lista: ListaFiltrada;
  listas: readonly ListaFiltrada[];
  onSalvo: (salvo: FiltroSalvo) => void;
}

/** A filter as fields: what it asks, how many records that finds, and how it is kept. */
export function FormFiltro({ gravado, lista, listas, onSalvo }: FormFiltroProps) {
  const [nova] = useState(chavesNovas);
  const [inicial] = useState(() => digitadoDe(gravado, lista, nova));
  const [digitado, setDigitado] = useState(inicial);
  const [isSalvo, setIsSalvo] = useState(false);
  const focar = useFocoDepois();
  const { isBusy, erros, aviso, submit, correct, forget } = useEnvio({
    campos: camposOf(digitado),
    send: (typed: Digitado) => saveFiltro(typed, gravado),
    judge: (typed: Digitado) => errosOf(typed, gravado),
    goTo: focusCampo,
  });
  const isDirty =
    JSON.stringify([digitado.lista, dadosDe(digitado, gravado)]) !== JSON.stringify([inicial.lista, dadosDe(inicial, gravado)]);
  useNaoSalvo('settings', isDirty && !isSalvo);

  const set = (mudanca: Partial<Digitado>, campo: string) => {
    setDigitado((now) => ({ ...now, ...mudanca }));
    correct(campo);
  };
  const change = (raiz: Digitado['raiz'], { campo, foco }: Mudanca) => {
    setDigitado((now) => ({ ...now, raiz }));
    // a row that comes or goes moves the others: what was said of their places is of no place any more
    if (campo) correct(campo);
    else forget();
    if (foco) focar(foco);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const salvo = await submit(digitado);
    if (!salvo) return;
    setIsSalvo(true);
    showToast({ tone: 'sucesso', titulo: copy.salvou });
    onSalvo(salvo);
  };
  const palavras = Object.keys(gravado?.consulta ?? {}).length;
  return (
    <form noValidate onSubmit={save}>
      <Stack gap={4}>
        {aviso && (
          <Alert tone="perigo" isLive>
            {aviso}
          </Alert>
        )}
        <Card titulo={copy.condicoes}>
          <Stack gap={4}>
            <Select
              name="lista"
              label={copy.lista}
              options={listas.map((value) => ({ value, label: copy.listas[value] }))}
              value={digitado.lista}
              isDisabled={gravado !== null}
              description={gravado ? copy.listaFixa : undefined}
              error={erros.lista}
              onChange={(value) => {
                if (!value || value === digitado.lista) return;
                setDigitado(withLista(digitado, value as ListaFiltrada, nova));
                forget();
              }}
            />
            {palavras > 0 && <Text isSoft>{copy.palavras(palavras)}</Text>}
            <GrupoDoFiltro
              grupo={digitado.raiz}
              lista={digitado.lista}
              caminho={RAIZ}
              nome={null}
              nivel={1}
              erros={erros}
              nova={nova}
              onChange={change}
            />
            <Contagem digitado={digitado} gravado={gravado} />
          </Stack>
        </Card>
        <Card titulo={copy.guardar}>
          <Stack gap={4}>
            <TextField
              name="nome"
              label={copy.nome}
              value={digitado.nome}
              maxLength={60}
              isRequired
              error={erros.nome}
              onChange={(nome) => set({ nome }, 'nome')}
            />
            <Checkbox
              name="compartilhado"
              label={copy.compartilhado}
              description={copy.compartilhadoAjuda}
              value={digitado.compartilhado}
              onChange={(compartilhado) => set({ compartilhado }, 'compartilhado')}
            />
            <Checkbox name="padrao" label={copy.padrao} value={digitado.padrao} onChange={(padrao) => set({ padrao }, 'padrao')} />
          </Stack>
        </Card>
        <Cluster gap={2}>
          <Button type="submit" variant="primary" isBusy={isBusy}>
            {copy.salvar}
          </Button>
          <ButtonLink variant="quiet" href={enderecoDaLista(digitado.lista, gravado ?? undefined)}>
            {copy.cancelar}
          </ButtonLink>
        </Cluster>
      </Stack>
    </form>
  );
}

/** Takes the reader to a field that is there only after what was pressed is drawn. */
function useFocoDepois(): (campo: string) => void {
  const pendente = useRef<string | null>(null);
  useEffect(() => {
    if (pendente.current) focusCampo(pendente.current);
    pendente.current = null;
  });
  return (campo) => {
    pendente.current = campo;
  };
}
