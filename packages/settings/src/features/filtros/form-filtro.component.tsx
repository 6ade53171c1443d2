import type { FiltroSalvo, ListaFiltrada } from '@balcao/contracts';
import { isSame, openGuardado, useForm, useNaoSalvo } from '@balcao/shared/forms';
import { Alert, Button, ButtonLink, Card, Checkbox, Cluster, focusCampo, showToast, Stack, Text, TextField } from '@balcao/ui';
import { FormNotice, Select } from '@balcao/ui/forms';
import { useEffect, useRef, useState } from 'react';
import { Contagem } from './contagem.component.tsx';
import { copy } from './filtros.copy.ts';
import {
  camposOf,
  chavesNovas,
  dadosDe,
  type Digitado,
  digitadoDe,
  enderecoDaLista,
  errosOf,
  parseDigitado,
  RAIZ,
  withLista,
} from './filtros.model.ts';
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
  const [guardado] = useState(() => openGuardado(`filtro:${gravado?.id ?? ''}`, (valor) => parseDigitado(valor, nova)));
  const [isSalvo, setIsSalvo] = useState(false);
  const focusLater = useFocoDepois();
  const form = useForm<Digitado, FiltroSalvo, string>({
    inicial,
    campos: camposOf,
    send: (typed) => saveFiltro(typed, gravado),
    judge: (typed) => errosOf(typed, gravado),
    goTo: focusCampo,
    guardado,
    onSent: (salvo) => {
      setIsSalvo(true);
      showToast({ tone: 'sucesso', titulo: copy.salvou });
      onSalvo(salvo);
    },
  });
  const { digitado, erros, bind } = form;
  const isDirty = !isSame([digitado.lista, dadosDe(digitado, gravado)], [inicial.lista, dadosDe(inicial, gravado)]);
  useNaoSalvo('settings', isDirty && !isSalvo, form.putAway);

  const change = (raiz: Digitado['raiz'], { campo, foco }: Mudanca) => {
    // a row that comes or goes moves the others: what was said of their places is of no place any more
    if (!campo) form.forget();
    form.change({ raiz }, ...(campo ? [campo] : []));
    if (foco) focusLater(foco);
  };
  const palavras = Object.keys(gravado?.consulta ?? {}).length;
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap={4}>
        {form.isRestaurado && <Alert>{copy.restaurado}</Alert>}
        <FormNotice form={form} />
        <Card titulo={copy.condicoes}>
          <Stack gap={4}>
            <Select
              {...bind('lista')}
              label={copy.lista}
              options={listas.map((value) => ({ value, label: copy.listas[value] }))}
              isDisabled={gravado !== null}
              description={gravado ? copy.listaFixa : undefined}
              onChange={(value) => value && value !== digitado.lista && form.retype(withLista(digitado, value as ListaFiltrada, nova))}
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
            <TextField {...bind('nome')} label={copy.nome} maxLength={60} isRequired />
            <Checkbox {...bind('compartilhado')} label={copy.compartilhado} description={copy.compartilhadoAjuda} />
            <Checkbox {...bind('padrao')} label={copy.padrao} />
          </Stack>
        </Card>
        <Cluster gap={2}>
          <Button type="submit" variant="primary" isBusy={form.isBusy}>
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
